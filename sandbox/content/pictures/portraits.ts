import { caramel, charcoal, sandy, sittingCat, sittingDog, slate } from "./animals.ts";
import { mix, palette } from "./palette.ts";
import { at, hills } from "./scene-parts.ts";

export const portraits = new Map<string, () => string>([
  ["oslo", () => outdoors("#DCE8E1", sittingDog(charcoal, palette.mist, { ears: "button" }))],
  ["pistache", () => outdoors("#F4E3C3", sittingDog(sandy, palette.lake, { age: "young" }))],
  ["ulysse", () => outdoors("#E6DCE2", sittingDog(caramel, palette.plum, { age: "old" }))],
  ["titan", () => outdoors("#DCE6EF", sittingDog({ ...caramel, light: "#FFFDF8" }, palette.forest))],
  ["moka", () => indoors(sittingCat(slate, palette.mustard, { marking: "plain" }))],
]);

const outdoors = (sky: string, animal: string) =>
  portrait(
    sky,
    `<circle cx="490" cy="110" r="56" fill="${palette.mustard}"/>${at(-150, 0, 0.75, hills(500))}`,
    at(300, 915, 1.65, animal),
  );

const indoors = (animal: string) =>
  portrait(
    mix(palette.mist, palette.cream, 0.55),
    `<path d="M90 40H300V330H90ZM316 40H526V330H316Z" fill="#CFE0DA"/><path d="M0 440H600V600H0Z" fill="${palette.terracotta}"/>`,
    at(300, 790, 1.8, animal),
  );

const portrait = (ground: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><path d="M0 0H600V600H0Z" fill="${ground}"/>${parts.join("")}</svg>`;
