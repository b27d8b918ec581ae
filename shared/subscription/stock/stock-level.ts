import { dayAfter } from "../../time/wall-clock.ts";
import type { BowlFood } from "./stock-bowls.ts";
import { daysBetween } from "./stock-days.ts";

export interface Amount {
  code: string;
  grams: number;
}

export interface StockArrival {
  on: string;
  amounts: readonly Amount[];
}

/** Stock reported by the shopper. Replaces everything computed before its day. */
export interface StockWord {
  on: string;
  left: readonly Amount[];
}

/** Days without a full ration before a parcel under way. */
export interface StockGap {
  from: string;
  arrives: string;
}

export interface StockLevel {
  left: Amount[];
  /** First day without a full ration, after parcels in transit have arrived. */
  runsOutOn: string;
  isEmpty: boolean;
  /** The first gap; null if the food at home lasts until the parcels under way arrive. */
  gap: StockGap | null;
  countedFrom: string;
}

const lookBack = 180;

const horizon = 1000;

export function levelOf(
  foods: readonly BowlFood[],
  arrivals: readonly StockArrival[],
  word: StockWord | null,
  today: string,
): StockLevel | null {
  const from = word?.on ?? dayAfter(today, -lookBack);
  const mine = arrivals
    .filter(({ on }) => (word ? on > from : on >= from))
    .filter(({ amounts }) => amounts.some(({ code }) => foods.some((food) => food.code === code)))
    .toSorted((one, other) => one.on.localeCompare(other.on));
  const start = word?.on ?? mine[0]?.on;
  if (start === undefined || start > today) return null;
  const stock = new Stock(foods);
  if (word) stock.add(word.left);
  let level: Pick<StockLevel, "left" | "isEmpty"> | undefined;
  const searchFrom = later(today, mine.at(-1)?.on ?? today);
  let empty: string | undefined;
  let gap: StockGap | null = null;
  let day = start;
  for (; ; day = dayAfter(day)) {
    for (const { on, amounts } of mine) if (on === day) stock.add(amounts);
    if (day === today) level = { left: stock.left(), isEmpty: !stock.hasDay };
    if (day >= today && !gap) {
      if (!stock.hasDay) empty ??= day;
      else if (empty) gap = { from: empty, arrives: day };
    }
    const isOver = day >= searchFrom && (!stock.hasDay || daysBetween(today, day) >= horizon);
    if (isOver && level) break;
    stock.eatDay();
  }
  const past = mine.filter(({ on }) => on <= today);
  return { ...level, gap, runsOutOn: day, countedFrom: past.at(-1)?.on ?? start };
}

const later = (one: string, other: string) => (one > other ? one : other);

/** Integer thousandths of a day's ration, so that rounding never adds a day. */
const dayOfFood = 1000;

interface Batch {
  amounts: readonly Amount[];
  whole: number;
  left: number;
}

/** First in, first out. Dry and wet food of a delivery are used up in proportion. */
class Stock {
  readonly #foods: ReadonlyMap<string, BowlFood>;
  readonly #batches: Batch[] = [];

  constructor(foods: readonly BowlFood[]) {
    this.#foods = new Map(foods.map((food) => [food.code, food]));
  }

  get hasDay(): boolean {
    return this.#batches.reduce((sum, { left }) => sum + left, 0) >= dayOfFood;
  }

  add(amounts: readonly Amount[]): void {
    const whole = amounts.reduce((sum, amount) => sum + this.#worth(amount), 0);
    this.#batches.push({ amounts, whole, left: whole });
  }

  eatDay(): void {
    let eaten = dayOfFood;
    for (const batch of this.#batches) {
      const taken = Math.min(batch.left, eaten);
      batch.left -= taken;
      eaten -= taken;
    }
  }

  left(): Amount[] {
    const grams = new Map([...this.#foods.keys()].map((code) => [code, 0]));
    for (const { amounts, whole, left } of this.#batches) {
      for (const amount of amounts) {
        const before = grams.get(amount.code);
        if (before === undefined || whole === 0) continue;
        grams.set(amount.code, before + (amount.grams * left) / whole);
      }
    }
    return [...grams].map(([code, exact]) => ({ code, grams: Math.round(exact) }));
  }

  #worth({ code, grams }: Amount): number {
    const food = this.#foods.get(code);
    return food ? Math.floor((Math.max(grams, 0) * dayOfFood) / food.gramsPerDay) : 0;
  }
}
