import { BoundedMap } from "../bounded-map.ts";

const dayLength = 86_400_000;

export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export const dayInParis = (moment: Date): string => wallClock(moment.getTime(), "Europe/Paris").date;

export function wallClock(moment: number, timeZone: string): { date: string; minutes: number } {
  const wall = new Date(moment + offsetAt(moment, timeZone)).toISOString();
  return { date: wall.slice(0, 10), minutes: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) };
}

/** Milliseconds. A time that a clock change skips gives the moment of the change. */
export function momentOf(date: string, minutes: number, timeZone: string): number {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  // Assumes at most one change within half a day, of an hour at most.
  const before = offsetAt(wall - dayLength / 2, timeZone);
  const after = offsetAt(wall + dayLength / 2, timeZone);
  if (before === after) return wall - before;
  const early = wall - before;
  if (offsetAt(early, timeZone) === before) return early;
  const late = wall - after;
  return offsetAt(late, timeZone) === after ? late : changeBetween(late, early, timeZone);
}

function changeBetween(from: number, to: number, timeZone: string): number {
  const old = offsetAt(from, timeZone);
  let [before, after] = [from, to];
  while (after - before > 60_000) {
    const middle = before + Math.floor((after - before) / 120_000) * 60_000;
    if (offsetAt(middle, timeZone) === old) before = middle;
    else after = middle;
  }
  return after;
}

/** Milliseconds. Clocks change on a quarter of an hour. */
const quarter = 15 * 60_000;

const offsets = new BoundedMap<string, number>(1000);

const offsetAt = (moment: number, timeZone: string): number =>
  offsets.remember(`${timeZone} ${Math.floor(moment / quarter)}`, () => readOffset(moment, timeZone));

function readOffset(moment: number, timeZone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

const formatters = new BoundedMap<string, Intl.DateTimeFormat>(20);

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  return formatters.remember(
    timeZone,
    () =>
      new Intl.DateTimeFormat("en-GB", {
        timeZone,
        hourCycle: "h23",
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
        second: "numeric",
      }),
  );
}
