import { adviceOf, type StockAdvice, type StockPlan } from "./stock-advice.ts";
import { type Bowl, bowlsOf, type RecurringItem, type StockFood } from "./stock-bowls.ts";
import { daysBetween, latestArrival } from "./stock-days.ts";
import { type Amount, levelOf, type StockArrival, type StockGap, type StockWord } from "./stock-level.ts";

export interface StockFacts {
  foods: readonly StockFood[];
  recurring: readonly RecurringItem[];
  nextAmounts: readonly Amount[];
  arrivals: readonly StockArrival[];
  word: StockWord | null;
  uncounted: readonly string[];
  forVet: readonly string[];
  plan: StockPlan;
}

export interface MealFood extends Pick<StockFood, "code" | "name" | "pack" | "packGrams" | "kind"> {
  grams: number;
}

export interface StockBowl extends Omit<Bowl, "foods"> {
  foods: MealFood[];
  isEmpty: boolean;
  gap: StockGap | null;
  runsOutOn: string;
  margin: number;
  withNext: string | null;
}

/** `said`: the shopper's own answer. `counted`: from rations. `rough`: only from the rhythm of deliveries. */
export type Sureness = "said" | "counted" | "rough";

export interface StockAtHome {
  today: string;
  next: { on: string; arrives: string } | null;
  meals: MealFood[];
  bowls: StockBowl[];
  /** The earliest gap among all bowls. */
  gap: StockGap | null;
  advice: StockAdvice;
  sureness: Sureness;
  saidOn: string | null;
  uncounted: readonly string[];
  forVet: readonly string[];
}

export function stockAtHome(facts: StockFacts): StockAtHome {
  const { foods, recurring, arrivals, word, plan, nextAmounts } = facts;
  const { today, road } = plan;
  const next = plan.next === null ? null : { on: plan.next, arrives: latestArrival(plan.next, road) };
  const isRecurring = (code: string) => recurring.some((item) => item.code === code);
  const stocks = [...arrivals.map(({ amounts }) => amounts), word?.left ?? []].flat();
  const wasHere = (code: string) => stocks.some((amount) => amount.code === code);
  const bowls = bowlsOf(foods, recurring, plan.interval).flatMap((bowl): StockBowl[] => {
    const its = word?.left.some(({ code }) => bowl.foods.some((food) => food.code === code)) ? word : null;
    const level = levelOf(bowl.foods, arrivals, its, today);
    if (!level) return [];
    const { runsOutOn, countedFrom, isEmpty, gap, left } = level;
    const withLeft = (food: StockFood) => mealOf(food, left);
    const told = bowl.foods
      .map(withLeft)
      .filter(({ code, grams }) => grams > 0 || (isRecurring(code) && wasHere(code)));
    const withNext =
      next && levelOf(bowl.foods, [...arrivals, { on: next.arrives, amounts: nextAmounts }], its, today);
    return [
      {
        animal: bowl.animal,
        eaters: bowl.eaters,
        isRough: bowl.isRough,
        foods: told.length > 0 ? told : bowl.foods.filter(({ code }) => isRecurring(code)).map(withLeft),
        isEmpty,
        gap,
        runsOutOn,
        margin: marginOf(daysBetween(countedFrom, runsOutOn), bowl.isRough),
        withNext: withNext?.runsOutOn ?? null,
      },
    ];
  });
  const left = bowls.flatMap((bowl) => bowl.foods);
  const gaps = bowls.flatMap(({ gap }) => gap ?? []);
  return {
    today,
    next,
    meals: foods.filter(({ code }) => isRecurring(code)).map((food) => mealOf(food, left)),
    bowls,
    gap: gaps.toSorted((one, other) => one.from.localeCompare(other.from))[0] ?? null,
    advice: adviceOf(bowls, plan),
    sureness: bowls.some(({ isRough }) => isRough) ? "rough" : word ? "said" : "counted",
    saidOn: word?.on ?? null,
    uncounted: facts.uncounted,
    forVet: facts.forVet,
  };
}

function mealOf({ code, name, pack, packGrams, kind }: StockFood, left: readonly Amount[]): MealFood {
  const grams = left.find((amount) => amount.code === code)?.grams ?? 0;
  return { code, name, pack, packGrams, kind, grams };
}

function marginOf(days: number, isRough: boolean): number {
  return Math.max(1, Math.ceil(days * (isRough ? 0.2 : 0.1)));
}
