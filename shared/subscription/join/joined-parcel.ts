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
 * The two subscriptions whose goods save most fees as one parcel; null if none do. The shorter interval stays, so that
 * no food runs out. A variant in both may have been added to `into` already, so its price counts once: the fees of one
 * parcel are never promised too low.
 */
export function joinedParcel(
  subscriptions: readonly JoinableSubscription[],
  feesOf: (way: string, parcel: { goods: number; grams: number }) => number | undefined,
): JoinedParcel | null {
  const pairs = subscriptions.flatMap((into) =>
    subscriptions
      .filter(
        (ended) =>
          ended !== into && ended.canEnd && ended.way === into.way && ended.interval >= into.interval,
      )
      .map((ended) => {
        const parcel = { goods: into.goods + missing(into, ended), grams: into.grams + ended.grams };
        const together = feesOf(into.way, parcel) ?? Number.NaN;
        return { into: into.id, ended: ended.id, apart: into.fees + ended.fees, together };
      }),
  );
  const [best] = pairs
    .filter(({ apart, together }) => together < apart)
    .toSorted((one, other) => other.apart - other.together - (one.apart - one.together));
  return best ?? null;
}

/** Price of what only `ended` has, at most what is paid for all its goods. */
function missing(into: JoinableSubscription, { lines, goods }: JoinableSubscription): number {
  const added = lines.filter(({ variant }) => !into.lines.some((line) => line.variant === variant));
  return Math.min(
    goods,
    added.reduce((sum, { total }) => sum + total, 0),
  );
}
