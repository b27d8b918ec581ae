/** Asked of the services and of KV for one view, or by one command. */
export interface Counts {
  calls: number;
  /** Operations; one may read several keys. */
  reads: number;
  keysRead: number;
  writes: number;
}

export interface Cost extends Counts {
  milliseconds: number;
}

/** Costs of the same work, at each size of the catalogue. */
export interface Growth {
  title: string;
  /** Entries that the work reads by its nature, at each size; costs are compared per entry. */
  entries: readonly number[];
  costs: readonly Cost[];
}

/** Calls and keys at the largest size, as a multiple of those at the smallest. */
const mostGrowth = 1.3;

/** A view may fall on a moment at which the shop reads the head of the redirect rules again. */
const oneMore = 1;

/** @returns a sentence for each cost that grows with the catalogue */
export function missedBars({ title, entries, costs }: Growth): string[] {
  const [small, large] = [costs[0], costs.at(-1)];
  const [few = 1, many = 1] = [entries[0], entries.at(-1)];
  if (!small || !large) return [];
  return (["calls", "keysRead", "writes"] as const).flatMap((what) => {
    const most = Math.max(small[what] * mostGrowth, small[what] + oneMore) * (many / few);
    return large[what] <= most
      ? []
      : [`${title}: ${names[what]} grow from ${small[what]} to ${large[what]}.`];
  });
}

const names = { calls: "calls of services", keysRead: "keys read from KV", writes: "writes to KV" };

/** Milliseconds at the largest size, as a multiple of those at the smallest, per entry. */
export function slowdown({ entries, costs }: Growth): number {
  const perEntry = (at: number) => (costs.at(at)?.milliseconds ?? 0) / (entries.at(at) ?? 1);
  return perEntry(-1) / perEntry(0);
}
