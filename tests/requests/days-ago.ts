import * as clock from "../../shared/time/clock.ts";

/** The day before today by so many, as "2026-11-24", by the clock of the tests. */
export const daysAgo = (days: number): string =>
  new Date(clock.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
