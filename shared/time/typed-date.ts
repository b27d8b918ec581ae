import { typedLine } from "../text/typed-text.ts";
import { parseDate } from "./dates.ts";
import { writtenDay } from "./written-day.ts";

/** Midnight UTC. `date`: the day does not exist; `date_format`: unreadable, or a year of two digits. */
export function typedDate(text: string): { date: Date } | { fault: "date" | "date_format" } {
  const day = writtenDay(typedLine(text).replace(/^(\d{4}-\d\d-\d\d)T.*$/, "$1"));
  if (day?.year.length !== 4) return { fault: "date_format" };
  const date = parseDate(`${day.year}-${day.month}-${day.day}`);
  return date ? { date } : { fault: "date" };
}
