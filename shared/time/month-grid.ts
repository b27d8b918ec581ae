import { dayAfter, weekdayOf } from "./wall-clock.ts";

export const monthOf = (day: string): string => day.slice(0, 7);

export function monthAfter(month: string, months = 1): string {
  const [year = 0, index = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7);
}

export function isMonth(text: string | undefined): text is string {
  return text !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(text);
}

export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const next = `${monthAfter(month)}-01`;
  const weeks: (string | null)[][] = [];
  for (let monday = dayAfter(first, -weekdayOf(first)); monday < next; monday = dayAfter(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)).map((day) =>
        monthOf(day) === month ? day : null,
      ),
    );
  }
  return weeks;
}

export function sameDayIn(month: string, day: string): string {
  const last = dayAfter(`${monthAfter(month)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}
