import { maximumQuantity } from "../cart/cart.ts";
import type { WeeklyGrams } from "./week-plan.ts";

export interface ListedFormat {
  code: string;
  name: string;
  weight: number;
  price: number;
  subscriptionPrice: number | null;
}

export interface ListedPack {
  format: ListedFormat;
  quantity: number;
}

export interface ShoppingItem {
  sku: string;
  /** Grams, waste included. */
  needed: number;
  /** Grams of opened pouches or tins that spoil. */
  wasted: number;
  packs: ListedPack[];
  leftOver: number;
  leftOverDays: number;
}

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

/** Lowest cost, then least left over, then fewest packs. */
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

/** Minor units of what is eaten; null if a food is not for sale. */
export function pricePerDay(items: readonly ShoppingItem[], days: number): number | null {
  if (items.length === 0 || items.some(({ packs }) => packs.length === 0)) return null;
  const perDay = items.map(({ packs, needed, leftOver }) => {
    const share = needed / (needed + leftOver);
    return (sumOf(packs, ({ price }) => price) * share) / days;
  });
  return Math.round(perDay.reduce((sum, one) => sum + one, 0));
}

export const surplusDays = (items: readonly ShoppingItem[]): number =>
  Math.max(0, ...items.map(({ leftOverDays }) => leftOverDays));

export const packsText = (items: readonly ShoppingItem[]): string =>
  items
    .flatMap(({ packs }) =>
      packs.map(({ format, quantity }) => `${encodeURIComponent(format.code)}*${quantity}`),
    )
    .join(" ");
