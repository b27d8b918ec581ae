import * as clock from "../../shared/time/clock.ts";

/** Calls of one service that an isolate may have in flight: several for each of a hundred visitors. */
const mostInFlight = 400;

/** Several, because other calls wait as well. */
const turns = 5;

/** Milliseconds beyond a call's own time. */
const grace = 2000;

export interface Place {
  free(): void;
}

/** A full service is not asked, so that calls to it cannot take the memory and the connections of all others. */
export interface Places {
  /**
   * Undefined if all are taken, and still after a few turns of the event loop: answers that only wait for a busy thread have
   * freed theirs by then. @param time longest time of the call in milliseconds
   */
  take(time: number): Promise<Place | undefined>;
}

export function createPlaces(most = mostInFlight, now = () => clock.now()): Places {
  const taken = new Set<{ until: number }>();
  const isFull = () => taken.size >= most;

  /** A request that the visitor breaks off ends without freeing its places. */
  function dropExpired(): void {
    for (const place of taken) if (place.until < now()) taken.delete(place);
  }

  return {
    async take(time) {
      if (isFull()) dropExpired();
      for (let waited = 0; isFull() && waited < turns; waited++) await turn();
      if (isFull()) return undefined;
      const place = { until: now() + clock.waitOf(time) + grace };
      taken.add(place);
      return { free: () => void taken.delete(place) };
    },
  };
}

const turn = () => new Promise<void>((over) => void setTimeout(over, 0));
