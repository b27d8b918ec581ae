import { palette } from "./palette.ts";

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

export const rangeColours: Record<Range, string> = {
  terroir: palette.forest,
  "grand-air": palette.terracotta,
  equilibre: "#5E8B80",
  "premiers-pas": palette.mustard,
  rivage: palette.lake,
  cuisine: palette.plum,
  prairie: "#7C8A3E",
  "bel-age": "#6B5B7B",
  douceur: "#B9788A",
};
