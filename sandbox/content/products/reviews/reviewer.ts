import type { ProductEntry } from "../product-entry.ts";
import { men, women } from "./bank/first-names.ts";
import { ages, catLooks, dogLooks, petNames, speciesWords } from "./bank/pets.ts";
import type { Dice } from "./dice.ts";
import { hasTraits } from "./traits.ts";

export interface Reviewer {
  firstName: string;
  initial: string;
  woman: boolean;
  pet: { name: string; female: boolean; word: string; age: string };
}

export function drawReviewer(entry: ProductEntry, dice: Dice): Reviewer {
  const woman = dice.chance(0.6);
  const female = dice.chance(0.5);
  const stage = stageOf(entry);
  const words = dice.chance(stage === "young" ? 0.8 : 0.45)
    ? speciesWords[entry.animal][stage]
    : looksFor(entry);
  return {
    firstName: dice.pick(woman ? women : men),
    initial: dice.pick([..."ABCDEFGHJKLMNOPRSTVW"]),
    woman,
    pet: {
      name: dice.pick(petNames[entry.animal][female ? "female" : "male"]),
      female,
      word: dice.pick(words)[female ? 1 : 0],
      age: dice.pick(ages[stage]),
    },
  };
}

function stageOf(entry: ProductEntry): "young" | "adult" | "old" {
  if (hasTraits(entry, ["young"])) return "young";
  return hasTraits(entry, ["old"]) ? "old" : "adult";
}

function looksFor(entry: ProductEntry): (typeof catLooks)[number][] {
  if (entry.animal === "cat") return catLooks;
  const size = entry.filters.taille ?? "";
  if (hasTraits(entry, ["small"])) return dogLooks.small;
  if (hasTraits(entry, ["large"])) return dogLooks.large;
  if (/^Moyen/.test(size)) return dogLooks.medium;
  if (/^Petit et moyen/.test(size)) return [...dogLooks.small, ...dogLooks.medium];
  return [...dogLooks.small, ...dogLooks.medium, ...dogLooks.large];
}
