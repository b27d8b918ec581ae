import { palette } from "./palette.ts";

export const proteins = [
  "chicken",
  "turkey",
  "duck",
  "beef",
  "lamb",
  "pork",
  "rabbit",
  "game",
  "fish",
  "salmon",
  "insects",
] as const;
export type Protein = (typeof proteins)[number];

const ofFilter: Record<string, Protein> = {
  Poulet: "chicken",
  Œuf: "chicken",
  Dinde: "turkey",
  Canard: "duck",
  Bœuf: "beef",
  Veau: "beef",
  Agneau: "lamb",
  Porc: "pork",
  Lapin: "rabbit",
  Chevreuil: "game",
  Sanglier: "game",
  Poisson: "fish",
  Thon: "fish",
  Truite: "fish",
  Saumon: "salmon",
  Insectes: "insects",
};

/** @param filters the values of the filter, the main one first */
export function proteinOf([main = ""]: readonly string[]): Protein {
  const protein = ofFilter[main];
  if (!protein) throw new Error(`no bag is drawn with the protein ${main}`);
  return protein;
}

export const proteinColours: Record<Protein, string> = {
  chicken: palette.mustard,
  turkey: "#B4552F",
  duck: palette.forest,
  beef: palette.plum,
  lamb: "#4F7A70",
  pork: "#A35F74",
  rabbit: "#6B5B7B",
  game: "#5B4A3A",
  fish: palette.lake,
  salmon: "#3F7593",
  insects: "#6A7532",
};

/** Needs the ids `v` and `y` in the picture. */
export function proteinPattern(protein: Protein): string {
  return `<pattern id="v" width="120" height="96" patternUnits="userSpaceOnUse"><g stroke="${palette.cream}" stroke-opacity=".3" fill="none" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path id="y" transform="translate(30 24)" d="${motifs[protein]}"/><use href="#y" x="60" y="48"/></g></pattern>`;
}

const motifs: Record<Protein, string> = {
  chicken: "M-16 16C-16-6 0-18 18-18C18 2 6 14-10 10M-16 16L6-6M-6 6H6M0 0V-10",
  turkey: "M0 18V-2M-20 6A20 20 0 0 1 20 6M-12 8A12 12 0 0 1 12 8M0-14V-20M-14-8L-18-13M14-8L18-13",
  duck: "M0 18V4L-18-14L0-8L18-14L0 4M0 4V-8",
  beef: "M-20-16C-22 2-12 8 0 8C12 8 22 2 20-16M-8 8V16Q0 22 8 16V8",
  lamb: "M0 0a5 5 0 1 1 9 2a11 11 0 1 1-20-4a18 18 0 1 1 34 6",
  pork: "M-20 4C-12-12-2-12 0 0C2 12-12 10-6-2C0-14 10-10 12 0C14 8 18 6 20 0",
  rabbit: "M-3 14C-16 4-16-18-10-18C-4-18-2-4-2 2M3 14C16 4 16-18 10-18C4-18 2-4 2 2M-3 14A3 3 0 0 0 3 14",
  game: "M-2 18C-4 4-18 4-18-16M-13-1L-4-8M2 18C4 4 18 4 18-16M13-1L4-8M-18-6L-23-12M18-6L23-12",
  fish: "M-28 0A14 14 0 0 0 0 0A14 14 0 0 0 28 0M-14 14A14 14 0 0 0 14 14",
  salmon: "M-22 0C-10-16 8-14 16 0C8 14-10 16-22 0M16 0L26-10V10L16 0M-10-3V-2M0-6Q4 0 0 6",
  insects: "M-16-9L0-18L16-9V9L0 18L-16 9ZM0-18V-24M0 18V24",
};
