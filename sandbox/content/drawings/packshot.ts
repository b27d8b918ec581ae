import { bag } from "./bags.ts";
import { jar } from "./jars.ts";
import { multipack } from "./multipacks.ts";
import type { Pack, PackShape } from "./packs.ts";
import { pouch, sachet } from "./pouches.ts";
import { light } from "./print.ts";
import { tin } from "./tins.ts";
import { wordmarkDefinition } from "./wordmark.ts";

export function packshot(pack: Pack): string {
  const drawn = pack.count > 1 ? multipack(pack) : shapes[pack.shape](pack);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800"><defs>${light}${wordmarkDefinition}</defs>${drawn}</svg>`;
}

const shapes: Record<PackShape, (pack: Pack) => string> = { bag, tin, pouch, jar, sachet };
