import type { AnimalFacts } from "../../../shared/animal/animal.ts";
import type { Advice } from "../../../shared/guide/advice.ts";
import { ageInMonths, type EnergyNeed, energyNeed } from "../../../shared/nutrition/energy.ts";
import { adultWeight, lastMonthOfGrowth } from "../../../shared/nutrition/growth.ts";

/** As the products' own filter names it. */
export type DogSize = "Petit chien" | "Moyen chien" | "Grand chien";
export type Stage = "young" | "adult" | "senior";

/** What the engine reads out of an animal's facts. */
export interface Profile {
  facts: AnimalFacts;
  /** An animal of unknown age counts as four years old. */
  month: number;
  stage: Stage;
  /** Of the adult it is or will be; undefined for cats. */
  size: DogSize | undefined;
  energy: EnergyNeed;
  isHeavy: boolean;
}

export function energyOf({ energy: { need, low, high } }: Profile): Advice["energy"] {
  return { need, low, high, source: "FEDIAF, Nutritional Guidelines (2024)" };
}

const unknownAge = 48;

/** Undefined without a weight. @param grownWeight kilograms of an adult of its breed */
export function profileOf(
  facts: AnimalFacts,
  today: Date,
  grownWeight?: number | undefined,
): Profile | undefined {
  const energy = energyNeed(facts, today, grownWeight);
  if (!energy) return undefined;
  const month = ageInMonths(facts, today) ?? unknownAge;
  const { weight } = energy;
  const grown = month > lastMonthOfGrowth ? weight : (grownWeight ?? adultWeight(weight, month) ?? weight);
  const size = facts.kind === "dog" ? sizeOf(grown) : undefined;
  return { facts, month, stage: stageOf(month, size), size, energy, isHeavy: (facts.condition ?? 3) > 3 };
}

/** Kilograms, as the shop's packs name sizes. */
const sizeOf = (weight: number): DogSize =>
  weight < 10 ? "Petit chien" : weight <= 25 ? "Moyen chien" : "Grand chien";

/** Months: the products' own texts say seven years for large dogs, ten for small ones and for cats. */
const seniorFrom = { "Petit chien": 120, "Moyen chien": 96, "Grand chien": 84 } as const;

function stageOf(month: number, size: DogSize | undefined): Stage {
  if (month <= lastMonthOfGrowth) return "young";
  return month >= (size ? seniorFrom[size] : 120) ? "senior" : "adult";
}
