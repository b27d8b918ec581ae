const dayLength = 86_400_000;

export function dayAfter(date: string, days = 1): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);
}

export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

export const dayInParis = (moment: Date): string => wallClock(moment.getTime()).date;

/** The clocks of France, Belgium and Luxembourg show the same time. @param moment milliseconds */
export function wallClock(moment: number): { date: string; minutes: number } {
  const wall = new Date(moment + offsetAt(moment)).toISOString();
  return { date: wall.slice(0, 10), minutes: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) };
}

export const hour = 60 * 60_000;

/** Milliseconds. Worked out by the rule of the European Union, because a formatter of `Intl` takes a phone 30 ms. */
export const offsetAt = (moment: number): number =>
  moment >= changeIn(moment, 2) && moment < changeIn(moment, 9) ? 2 * hour : hour;

/** 1:00 UTC of the last Sunday in March or October of its year. */
export function changeIn(moment: number, month: 2 | 9): number {
  const last = Date.UTC(new Date(moment).getUTCFullYear(), month, 31, 1);
  return last - new Date(last).getUTCDay() * dayLength;
}
