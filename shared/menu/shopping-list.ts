import { maximumQuantity } from "../cart/cart.ts";
import type { WeeklyGrams } from "./week-plan.ts";

export interface ListedFormat {
  code: string;
  /** "12 × 85 g" */
  name: string;
  /** Net grams. */
  weight: number;
  /** Whole minor units. */
  price: number;
  /** Null where it is not sold in a subscription. */
  subscriptionPrice: number | null;
}

export interface ListedPack {
  format: ListedFormat;
  quantity: number;
}

export interface ShoppingItem {
  sku: string;
  /** Grams that the days need, what is thrown away included. */
  needed: number;
  /** Grams of opened pouches or tins that do not keep. */
  wasted: number;
  /** Of one format or two, the larger one first; empty where none can be bought, or not enough. */
  packs: ListedPack[];
  /** Grams beyond the need, and how many days they last. */
  leftOver: number;
  leftOverDays: number;
}

/** Whole packs for that many days. */
export function shoppingItem(
  sku: string,
  { eaten, wasted: wastedWeekly }: WeeklyGrams,
  days: number,
  formats: readonly ListedFormat[],
): ShoppingItem {
  const weekly = eaten + wastedWeekly;
  const needed = Math.ceil((weekly * days) / 7);
  const packs = cheapestPacks(needed, formats);
  const leftOver = packs.length > 0 ? sumOf(packs, ({ weight }) => weight) - needed : 0;
  return {
    sku,
    needed,
    wasted: Math.ceil((wastedWeekly * days) / 7),
    packs,
    leftOver,
    leftOverDays: weekly > 0 ? Math.floor((leftOver * 7) / weekly) : 0,
  };
}

/** Of one format or of two: what costs least, then what leaves least over, then the fewest packs. */
function cheapestPacks(needed: number, formats: readonly ListedFormat[]): ListedPack[] {
  const bySize = formats
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const [best] = bySize
    .flatMap((large, place) =>
      [large, ...bySize.slice(place + 1)].flatMap((small) => mixes(needed, large, small)),
    )
    .map((packs) => ({
      packs,
      price: sumOf(packs, ({ price }) => price),
      weight: sumOf(packs, ({ weight }) => weight),
      count: sumOf(packs, () => 1),
    }))
    .toSorted(
      (one, other) => one.price - other.price || one.weight - other.weight || one.count - other.count,
    );
  return best?.packs ?? [];
}

/** With each number of the large format, as many of the small one as are still needed. */
function mixes(needed: number, large: ListedFormat, small: ListedFormat): ListedPack[][] {
  const most = Math.min(maximumQuantity, Math.max(1, Math.ceil(needed / large.weight)));
  return Array.from({ length: most + 1 }, (_, quantity) => {
    const rest = Math.max(0, Math.ceil((needed - quantity * large.weight) / small.weight));
    const packs = [
      { format: large, quantity },
      { format: small, quantity: rest },
    ].filter((pack) => pack.quantity > 0);
    return large !== small || packs.length === 1 ? packs : [];
  }).filter((packs) => packs.length > 0 && packs.every(({ quantity }) => quantity <= maximumQuantity));
}

const sumOf = (packs: readonly ListedPack[], of: (format: ListedFormat) => number): number =>
  packs.reduce((sum, { format, quantity }) => sum + of(format) * quantity, 0);

/** Whole minor units; a subscription is null where one of the packs is not sold in one. */
export function totalsOf(items: readonly Pick<ShoppingItem, "packs">[]): {
  once: number;
  subscription: number | null;
} {
  const packs = items.flatMap((item) => item.packs);
  const canSubscribe =
    packs.length > 0 && packs.every(({ format: { subscriptionPrice } }) => subscriptionPrice !== null);
  return {
    once: sumOf(packs, ({ price }) => price),
    subscription: canSubscribe ? sumOf(packs, ({ subscriptionPrice }) => subscriptionPrice ?? 0) : null,
  };
}

/** For how many days the packs last beyond those they are bought for: of the food that lasts longest. */
export const surplusDays = (items: readonly ShoppingItem[]): number =>
  Math.max(0, ...items.map(({ leftOverDays }) => leftOverDays));

/** As the form that adds them all sends them (`shared/cart/cart-input.ts`). */
export const packsText = (items: readonly ShoppingItem[]): string =>
  items.flatMap(({ packs }) => packs.map(({ format, quantity }) => `${format.code}*${quantity}`)).join(" ");
