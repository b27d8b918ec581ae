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

/** Null unless one parcel for all subscribed lines costs fewer fees than one parcel for each interval. */
export function alignedParcels(
  lines: readonly Line[],
  feesOf: (parcel: Parcel) => number | undefined,
): AlignedParcels | null {
  const subscribed = lines.filter(({ subscriptionInterval }) => subscriptionInterval);
  const groups = groupBy(subscribed, ({ subscriptionInterval }) => subscriptionInterval ?? 0);
  if (groups.size < 2) return null;
  const feesFor = (some: readonly Line[]) => {
    const parcel = parcelOf(some);
    return parcel.goods + parcel.grams >= 0 ? (feesOf(parcel) ?? Number.NaN) : Number.NaN;
  };
  const apart = [...groups.values()].reduce((sum, some) => sum + feesFor(some), 0);
  const together = feesFor(subscribed);
  if (!(together < apart)) return null;
  const interval = Math.min(...groups.keys());
  const moved = subscribed.filter((line) => line.subscriptionInterval !== interval);
  return { interval, parcels: groups.size, apart, together, moved: moved.map(({ id }) => id) };
}

/** NaN if a price, a quantity or a weight is unknown. */
function parcelOf(lines: readonly Line[]): Parcel {
  const sum = (each: (line: Line) => number | null | undefined) =>
    lines.reduce((total, line) => total + (each(line) ?? Number.NaN) * (line.quantity ?? Number.NaN), 0);
  return { goods: sum(({ unitPrice }) => unitPrice), grams: sum(({ weight }) => weight) };
}
