import {
  type Coat,
  caramel,
  charcoal,
  chocolate,
  type Face,
  ginger,
  type Look,
  sandy,
  slate,
  snow,
} from "./heads.ts";
import { palette } from "./palette.ts";

interface Eater {
  sku: string;
  animal: "dog" | "cat";
  filters: { âge: string; taille?: string | undefined };
}

/** Always the same face for a product, of a breed of its size. */
export function faceOf({ sku, animal, filters: { âge, taille } }: Eater): Face {
  const breeds = animal === "cat" ? cats : (dogs[taille ?? ""] ?? Object.values(dogs).flat());
  const number = [...sku].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 0);
  const [coat, look] = breeds[number % breeds.length] ?? [caramel, {}];
  const age = ({ Chiot: "young", Chaton: "young", Senior: "old" } as const)[âge];
  return { animal, coat, look: { ...look, ...(age ? { age } : {}) } };
}

type Breed = [Coat, Look];

const dogs: Record<string, Breed[]> = {
  "Petit chien": [
    [snow, { ears: "button", marking: "patch" }],
    [snow, { ears: "drop", marking: "curly" }],
    [sandy, { ears: "prick", marking: "beard" }],
    [chocolate, { ears: "long", marking: "plain" }],
    [ginger, { ears: "prick", marking: "blaze" }],
    [ginger, { ears: "long", marking: "blaze" }],
    [caramel, { ears: "drop", marking: "curly" }],
    [snow, { ears: "prick", marking: "beard" }],
  ],
  "Moyen chien": [
    [caramel, { ears: "long", marking: "blaze" }],
    [charcoal, { ears: "button", marking: "blaze" }],
    [chocolate, { ears: "long", marking: "patch" }],
    [ginger, { ears: "prick", marking: "mask" }],
    [slate, { ears: "button", marking: "beard" }],
    [chocolate, { ears: "drop", marking: "curly" }],
    [slate, { ears: "drop", marking: "tan" }],
    [slate, { ears: "prick", marking: "mask" }],
  ],
  "Grand chien": [
    [sandy, { ears: "drop", marking: "plain" }],
    [charcoal, { ears: "drop", marking: "tan" }],
    [caramel, { ears: "prick", marking: "mask" }],
    [slate, { ears: "button", marking: "plain" }],
    [caramel, { ears: "drop", marking: "blaze" }],
    [snow, { ears: "long", marking: "patch" }],
    [chocolate, { ears: "drop", marking: "plain" }],
    [charcoal, { ears: "button", marking: "tan" }],
  ],
};

const cats: Breed[] = [
  [ginger, { marking: "tabby" }],
  [slate, { marking: "plain", eyes: "#9DB86A" }],
  [charcoal, { marking: "blaze" }],
  [snow, { marking: "mask", eyes: "#8FC1D4" }],
  [snow, { marking: "patch", eyes: "#9DB86A" }],
  [chocolate, { marking: "tabby", fluffy: true }],
  [sandy, { marking: "tabby", eyes: "#9DB86A" }],
  [snow, { marking: "plain", fluffy: true, eyes: "#8FC1D4" }],
  [slate, { marking: "tabby", fluffy: true, eyes: palette.mustard }],
  [charcoal, { marking: "plain", eyes: palette.mustard }],
  [caramel, { marking: "blaze", fluffy: true }],
  [slate, { marking: "blaze", eyes: "#9CC7D0" }],
];
