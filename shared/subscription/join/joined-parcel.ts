import { areClose } from "../../frequency/close-intervals.ts";

/** A subscription whose goods may travel with those of another one. Amounts in whole minor units. */
export interface JoinableSubscription {
  id: number;
  /** Days. */
  interval: number;
  /** Recurring lines with their totals. */
  lines: readonly { variant: string; total: number }[];
  goods: number;
  grams: number;
  fees: number;
  /** Equal for parcels that go to the same place by the same carrier. */
  way: string;
  /** The minimum number of deliveries is reached. */
  canEnd: boolean;
}

export interface JoinedParcel {
  into: number;
  ended: number;
  apart: number;
  together: number;
}

/**
 * The two subscriptions of close intervals whose goods save most fees in the same time as one parcel; null if none do.
 * The shorter interval stays, so that no food runs out. A variant in both may have been added to `into` already, so its
 * price counts once: the fees of one parcel are never promised too low.
 */
export function joinedParcel(
  subscriptions: readonly JoinableSubscription[],
  feesOf: (way: string, parcel: { goods: number; grams: number }) => number | undefined,
): JoinedParcel | null {
  const pairs = subscriptions.flatMap((into) =>
    subscriptions
      .filter(
        (ended) =>
          ended !== into &&
          ended.canEnd &&
          ended.way === into.way &&
          ended.interval >= into.interval &&
          areClose([into.interval, ended.interval]),
      )
      .map((ended) => {
        const parcel = { goods: into.goods + missing(into, ended), grams: into.grams + ended.grams };
        const together = feesOf(into.way, parcel) ?? Number.NaN;
        const perDay = (into.fees - together) / into.interval + ended.fees / ended.interval;
        return { into: into.id, ended: ended.id, apart: into.fees + ended.fees, together, perDay };
      }),
  );
  const [best] = pairs.filter(({ perDay }) => perDay > 0).toSorted((one, other) => other.perDay - one.perDay);
  if (!best) return null;
  const { perDay: _, ...joined } = best;
  return joined;
}

/** Price of what only `ended` has, at most what is paid for all its goods. */
function missing(into: JoinableSubscription, { lines, goods }: JoinableSubscription): number {
  const added = lines.filter(({ variant }) => !into.lines.some((line) => line.variant === variant));
  return Math.min(
    goods,
    added.reduce((sum, { total }) => sum + total, 0),
  );
}
