import * as clock from "../../shared/time/clock.ts";

/** Calls of one service that an isolate may have in flight: several for each of a hundred visitors. */
const mostInFlight = 400;

/** Milliseconds beyond a call's own time. */
const grace = 2000;

/** A full service is not asked, so that calls to it cannot take the memory and the connections of all others. */
export interface Places {
  /** Undefined if all are taken. @param time longest time of the call in milliseconds */
  take(time: number): { free(): void } | undefined;
}

export function createPlaces(most = mostInFlight, now = () => clock.now()): Places {
  const taken = new Set<{ until: number }>();

  /** A request that the visitor breaks off ends without freeing its places. */
  function dropExpired(): void {
    for (const place of taken) if (place.until < now()) taken.delete(place);
  }

  return {
    take(time) {
      if (taken.size >= most) dropExpired();
      if (taken.size >= most) return undefined;
      const place = { until: now() + clock.waitOf(time) + grace };
      taken.add(place);
      return { free: () => void taken.delete(place) };
    },
  };
}
