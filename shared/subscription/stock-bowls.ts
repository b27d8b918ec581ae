import type { AnimalKind } from "../animal/animal.ts";
import { groupBy } from "../group-by.ts";

/** A format of a recipe, in what was delivered or is to come. */
export interface StockFood {
  /** Of the variant. */
  code: string;
  /** Of the recipe. */
  name: string;
  /** "12 kg". */
  pack: string;
  packGrams: number;
  kind: "dry" | "wet";
  animal: AnimalKind;
  /** Grams a day of this food alone, of each animal that it suits; empty where no ration is known. */
  rations: readonly { animal: string; grams: number }[];
}

export interface BowlFood extends StockFood {
  /** For all who eat from the bowl, of this food alone. */
  gramsPerDay: number;
}

/** Foods that the same animals eat: they replace one another, and last together. */
export interface Bowl {
  animal: AnimalKind;
  /** Names; empty where no ration is known. */
  eaters: readonly string[];
  foods: readonly BowlFood[];
  /** No ration is known: what comes lasts from one delivery to the next. */
  isRough: boolean;
}

export interface RecurringItem {
  code: string;
  quantity: number;
}

/** Those that the subscription fills. An animal more never joins two bowls: it can only part one. */
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

/** kcal per gram, of common foods: only their proportion counts. */
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
