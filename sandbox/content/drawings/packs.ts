import type { Face } from "./heads.ts";
import type { Protein } from "./proteins.ts";

export const ranges = [
  "terroir",
  "grand-air",
  "equilibre",
  "premiers-pas",
  "rivage",
  "cuisine",
  "prairie",
  "bel-age",
  "douceur",
] as const;
export type Range = (typeof ranges)[number];

export const packShapes = ["bag", "tin", "pouch", "jar", "sachet"] as const;
export type PackShape = (typeof packShapes)[number];

export interface Pack {
  shape: PackShape;
  range: Range;
  animal: "dog" | "cat";
  protein: Protein;
  face: Face;
  lines: string[];
  stage: string;
  weight: string;
  grams: number;
  count: number;
}

export const rangeNames: Record<Range, string> = {
  terroir: "Terroir",
  "grand-air": "Grand Air",
  equilibre: "Équilibre",
  "premiers-pas": "Premiers Pas",
  rivage: "Rivage",
  cuisine: "La Cuisine",
  prairie: "Prairie",
  "bel-age": "Bel Âge",
  douceur: "Douceur",
};
