import type { AnimalFacts } from "../animal/animal.ts";
import { ageInMonths, type EnergyNeed, energyNeed } from "./energy.ts";
import { adultWeight, lastMonthOfGrowth } from "./growth.ts";
import { seniorFrom } from "./life-stage.ts";

export type DogSize = "Petit chien" | "Moyen chien" | "Grand chien";
export type Stage = "young" | "adult" | "senior";

export interface Profile {
  facts: AnimalFacts;
  month: number;
  stage: Stage;
  size: DogSize | undefined;
  energy: EnergyNeed;
  isHeavy: boolean;
}

const unknownAge = 48;

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
  return {
    facts,
    month,
    stage: stageOf(month, seniorFrom(facts.kind, grown)),
    size,
    energy,
    isHeavy: (facts.condition ?? 3) > 3,
  };
}

const sizeOf = (weight: number): DogSize =>
  weight < 10 ? "Petit chien" : weight <= 25 ? "Moyen chien" : "Grand chien";

function stageOf(month: number, senior: number): Stage {
  if (month <= lastMonthOfGrowth) return "young";
  return month >= senior ? "senior" : "adult";
}
