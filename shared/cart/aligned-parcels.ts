import { areClose } from "../frequency/close-intervals.ts";
import { groupBy } from "../group-by.ts";
import type { CartLine } from "./cart.ts";

export interface AlignedParcels {
  /** Days: the shortest interval, so that no animal runs out of food. */
  interval: number;
  parcels: number;
  /** Fees of one parcel each, in whole minor units. */
  apart: number;
  together: number;
  /** Ids of the lines that would have another interval. */
  moved: number[];
}

interface Parcel {
  goods: number;
  grams: number;
}

type Line = Pick<CartLine, "id" | "subscriptionInterval" | "quantity" | "unitPrice" | "weight">;

/** Null unless the intervals are close, and one parcel for all of them costs fewer fees in the same time. */
export function alignedParcels(
  lines: readonly Line[],
  feesOf: (parcel: Parcel) => number | undefined,
): AlignedParcels | null {
  const subscribed = lines.filter(({ subscriptionInterval }) => subscriptionInterval);
  const groups = groupBy(subscribed, ({ subscriptionInterval }) => subscriptionInterval ?? 0);
  if (groups.size < 2 || !areClose([...groups.keys()])) return null;
  const feesFor = (some: readonly Line[]) => {
    const parcel = parcelOf(some);
    return parcel.goods + parcel.grams >= 0 ? (feesOf(parcel) ?? Number.NaN) : Number.NaN;
  };
  const fees = Array.from(groups, ([days, some]) => ({ days, fee: feesFor(some) }));
  const apart = fees.reduce((sum, { fee }) => sum + fee, 0);
  const together = feesFor(subscribed);
  const interval = Math.min(...groups.keys());
  const perDay = fees.reduce((sum, { days, fee }) => sum + fee / days, 0);
  if (!(together / interval < perDay)) return null;
  const moved = subscribed.filter((line) => line.subscriptionInterval !== interval);
  return { interval, parcels: groups.size, apart, together, moved: moved.map(({ id }) => id) };
}

/** NaN if a price, a quantity or a weight is unknown. */
function parcelOf(lines: readonly Line[]): Parcel {
  const sum = (each: (line: Line) => number | null | undefined) =>
    lines.reduce((total, line) => total + (each(line) ?? Number.NaN) * (line.quantity ?? Number.NaN), 0);
  return { goods: sum(({ unitPrice }) => unitPrice), grams: sum(({ weight }) => weight) };
}
