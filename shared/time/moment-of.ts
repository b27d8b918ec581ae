import { changeIn, hour, offsetAt } from "./wall-clock.ts";

/** Milliseconds. A time that a clock change skips gives the moment of the change. */
export function momentOf(date: string, minutes: number): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  const asSummer = wall - 2 * hour;
  if (offsetAt(asSummer) === 2 * hour) return asSummer;
  const asWinter = wall - hour;
  return offsetAt(asWinter) === hour ? asWinter : changeIn(asWinter, 2);
}
