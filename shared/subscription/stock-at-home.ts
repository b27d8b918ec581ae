import { adviceOf, type StockAdvice, type StockPlan } from "./stock-advice.ts";
import { type Bowl, bowlsOf, type RecurringItem, type StockFood } from "./stock-bowls.ts";
import { arrivalOf, daysBetween } from "./stock-days.ts";
import { type Amount, type Arrival, levelOf, type StockWord } from "./stock-level.ts";

export interface StockFacts {
  foods: readonly StockFood[];
  /** Of every delivery. */
  recurring: readonly RecurringItem[];
  /** In the next delivery, what comes once included. */
  nextAmounts: readonly Amount[];
  /** Delivered, or on its way. */
  arrivals: readonly Arrival[];
  word: StockWord | null;
  /** Names of animals whose ration is unknown, so that only the others are counted. */
  uncounted: readonly string[];
  plan: StockPlan;
}

export interface Meal extends Pick<StockFood, "code" | "name" | "pack" | "packGrams" | "kind"> {
  /** Left. */
  grams: number;
}

export interface StockBowl extends Omit<Bowl, "foods"> {
  foods: Meal[];
  isEmpty: boolean;
  runsOutOn: string;
  /** Days by which that may be wrong. */
  margin: number;
  /** The day on which the bowl is empty when the next delivery has come; null without one. */
  withNext: string | null;
}

/** `said`: the shopper's own word; `counted`: rations of the products; `rough`: only the rhythm of deliveries. */
export type Sureness = "said" | "counted" | "rough";

export interface StockAtHome {
  today: string;
  /** A shipment that is planned, and when its parcel is there. */
  next: { on: string; arrives: string } | null;
  /** What every delivery brings, with what is left of it; the shopper can say otherwise. */
  meals: Meal[];
  /** Empty until the first parcel has come. */
  bowls: StockBowl[];
  advice: StockAdvice;
  sureness: Sureness;
  /** The day of the shopper's word. */
  saidOn: string | null;
  uncounted: readonly string[];
}

export function stockAtHome(facts: StockFacts): StockAtHome {
  const { foods, recurring, arrivals, word, plan, nextAmounts } = facts;
  const { today, road } = plan;
  const next = plan.next === null ? null : { on: plan.next, arrives: arrivalOf(plan.next, road) };
  const isRecurring = (code: string) => recurring.some((item) => item.code === code);
  const bowls = bowlsOf(foods, recurring, plan.interval).flatMap((bowl): StockBowl[] => {
    // Food that came into the subscription later is not in the word.
    const its = word?.left.some(({ code }) => bowl.foods.some((food) => food.code === code)) ? word : null;
    const level = levelOf(bowl.foods, arrivals, its, today);
    if (!level) return [];
    const { runsOutOn, countedFrom, isEmpty, left } = level;
    const withNext =
      next && levelOf(bowl.foods, [...arrivals, { on: next.arrives, amounts: nextAmounts }], its, today);
    return [
      {
        animal: bowl.animal,
        eaters: bowl.eaters,
        isRough: bowl.isRough,
        foods: bowl.foods
          .map((food) => mealOf(food, left))
          .filter(({ code, grams }) => grams > 0 || isRecurring(code)),
        isEmpty,
        runsOutOn,
        margin: marginOf(daysBetween(countedFrom, runsOutOn), bowl.isRough),
        withNext: withNext?.runsOutOn ?? null,
      },
    ];
  });
  const left = bowls.flatMap((bowl) => bowl.foods);
  return {
    today,
    next,
    meals: foods.filter(({ code }) => isRecurring(code)).map((food) => mealOf(food, left)),
    bowls,
    advice: adviceOf(bowls, plan),
    sureness: bowls.some(({ isRough }) => isRough) ? "rough" : word ? "said" : "counted",
    saidOn: word?.on ?? null,
    uncounted: facts.uncounted,
  };
}

function mealOf({ code, name, pack, packGrams, kind }: StockFood, left: readonly Amount[]): Meal {
  const grams = left.find((amount) => amount.code === code)?.grams ?? 0;
  return { code, name, pack, packGrams, kind, grams };
}

/** An animal eats a tenth more or less than its ration, a fifth where none is known. */
function marginOf(days: number, isRough: boolean): number {
  return Math.max(1, Math.ceil(days * (isRough ? 0.2 : 0.1)));
}
