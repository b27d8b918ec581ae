import type { AnimalKind } from "../../animal/animal.ts";
import { groupBy } from "../../group-by.ts";

export interface StockFood {
  code: string;
  name: string;
  pack: string;
  packGrams: number;
  kind: "dry" | "wet";
  animal: AnimalKind;
  /** Grams a day if this were the only food, per animal that may eat it; empty if unknown. */
  rations: readonly { animal: string; grams: number }[];
}

export interface BowlFood extends StockFood {
  gramsPerDay: number;
}

/** Foods that the same animals eat, so they replace one another and last together. */
export interface Bowl {
  animal: AnimalKind;
  eaters: readonly string[];
  foods: readonly BowlFood[];
  isRough: boolean;
}

export interface RecurringItem {
  code: string;
  quantity: number;
}

/** Invariant: an additional animal may split a bowl, but never merges two. */
export function bowlsOf(
  foods: readonly StockFood[],
  recurring: readonly RecurringItem[],
  interval: number | null,
): Bowl[] {
  const groups = groupBy(foods, ({ animal, rations }) =>
    JSON.stringify([animal, rations.map((ration) => ration.animal).toSorted()]),
  );
  const bowls = [...groups.values()].flatMap((group) => bowlOf(group, recurring, interval) ?? []);
  return bowls.filter((bowl) => bowl.foods.some(({ code }) => recurring.some((item) => item.code === code)));
}

function bowlOf(
  foods: readonly StockFood[],
  recurring: readonly RecurringItem[],
  interval: number | null,
): Bowl | undefined {
  const [first] = foods;
  if (!first) return undefined;
  const { animal, rations } = first;
  const eaters = rations.map((ration) => ration.animal);
  if (eaters.length > 0) {
    const fed = foods.map((food) => ({ ...food, gramsPerDay: sum(food.rations.map(({ grams }) => grams)) }));
    return { animal, eaters, foods: fed, isRough: false };
  }
  const energy = interval ? energyPerDay(foods, recurring, interval) : 0;
  if (energy === 0) return undefined;
  const fed = foods.map((food) => ({ ...food, gramsPerDay: energy / energyOf[food.kind] }));
  return { animal, eaters, foods: fed, isRough: true };
}

/** kcal per gram of common foods. Only the ratio matters. */
const energyOf = { dry: 3.7, wet: 0.85 } as const;

function energyPerDay(
  foods: readonly StockFood[],
  recurring: readonly RecurringItem[],
  interval: number,
): number {
  const delivered = foods.map(({ code, packGrams, kind }) => {
    const packs = sum(recurring.filter((item) => item.code === code).map(({ quantity }) => quantity));
    return packs * packGrams * energyOf[kind];
  });
  return sum(delivered) / interval;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
