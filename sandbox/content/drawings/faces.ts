import {
  type Coat,
  caramel,
  catHead,
  charcoal,
  chocolate,
  dogHead,
  ginger,
  type Look,
  sandy,
  slate,
  snow,
} from "./heads.ts";
import type { Range } from "./packs.ts";
import { palette } from "./palette.ts";

export function faceOf(animal: "dog" | "cat", range: Range): { head: string; coat: Coat } {
  const [coat, look] = faces[animal][range];
  return { head: animal === "dog" ? dogHead(coat, look) : catHead(coat, look), coat };
}

const faces: Record<"dog" | "cat", Record<Range, [Coat, Look]>> = {
  dog: {
    terroir: [caramel, {}],
    "grand-air": [charcoal, { ears: "prick" }],
    equilibre: [slate, { ears: "button" }],
    "premiers-pas": [sandy, { age: "young" }],
    rivage: [chocolate, {}],
    cuisine: [caramel, { ears: "button" }],
    prairie: [sandy, { ears: "prick" }],
    "bel-age": [chocolate, { age: "old" }],
    douceur: [snow, {}],
  },
  cat: {
    terroir: [ginger, {}],
    "grand-air": [slate, { marking: "plain", eyes: "#9DB86A" }],
    equilibre: [charcoal, { marking: "plain" }],
    "premiers-pas": [ginger, { age: "young", eyes: palette.mist }],
    rivage: [slate, { eyes: "#9CC7D0" }],
    cuisine: [caramel, { marking: "plain" }],
    prairie: [sandy, { eyes: "#9DB86A" }],
    "bel-age": [charcoal, { age: "old" }],
    douceur: [snow, { marking: "mask", eyes: "#8FC1D4" }],
  },
};
