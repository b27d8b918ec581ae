const dayLength = 86_400_000;
const hour = 60 * 60_000;

export const dayAfter = (date: string, days = 1): string => dayOf(Date.parse(date) + days * dayLength);

export function weekdayOf(date: string): number {
  return (new Date(date).getUTCDay() + 6) % 7;
}

export const dayInParis = (moment: Date): string => wallClock(moment.getTime()).date;

/** The clocks of France, Belgium and Luxembourg show the same time. @param moment milliseconds */
export function wallClock(moment: number): { date: string; minutes: number } {
  const wall = moment + offsetAt(moment);
  const date = dayOf(wall);
  return { date, minutes: Math.floor((wall - Date.parse(date)) / 60_000) };
}

/** Milliseconds. A time that a clock change skips gives the moment of the change. */
export function momentOf(date: string, minutes: number): number {
  const asWinter = Date.parse(date) + minutes * 60_000 - hour;
  const asSummer = asWinter - hour;
  if (offsetAt(asSummer) > hour) return asSummer;
  return offsetAt(asWinter) > hour ? changeIn(asWinter, 2) : asWinter;
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Milliseconds. Worked out by the rule of the European Union, because a formatter of `Intl` takes a phone 30 ms. */
const offsetAt = (moment: number): number =>
  moment >= changeIn(moment, 2) && moment < changeIn(moment, 9) ? 2 * hour : hour;

/** 1:00 UTC of the last Sunday in March or October of its year. */
function changeIn(moment: number, month: 2 | 9): number {
  const last = Date.UTC(new Date(moment).getUTCFullYear(), month, 31, 1);
  return last - new Date(last).getUTCDay() * dayLength;
}
