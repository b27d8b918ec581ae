import { withoutAccents } from "../text/text.ts";

export interface WrittenDay {
  /** Two or four digits. */
  year: string;
  month: string;
  day: string;
}

/** Reads "1/10/2026", "1er octobre 2026", "2026/10/1", "01102026" and "20261001", day first. The day may not exist. */
export function writtenDay(text: string): WrittenDay | undefined {
  const { groups } =
    /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})$/.exec(text) ??
    /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/.exec(text) ??
    /^(?<day>\d\d)(?<month>\d\d)(?<year>(?:19|20)\d\d)$/.exec(text) ??
    /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/.exec(text) ??
    {};
  if (groups) return dayOf(groups);
  const [, day = "", name = "", year = ""] =
    /^(?:[a-z]+ )?(\d{1,2})(?:er)? ([a-z]+)\.? (\d{4})$/.exec(withoutAccents(text).toLowerCase()) ?? [];
  const place = name.length < 3 ? -1 : months.findIndex((one) => one.startsWith(name));
  return place < 0 ? undefined : dayOf({ year, month: String(place + 1), day });
}

const months = [
  ...["janvier", "fevrier", "mars", "avril", "mai", "juin", "juillet"],
  ...["aout", "septembre", "octobre", "novembre", "decembre"],
];

const dayOf = ({ year = "", month = "", day = "" }: Record<string, string>): WrittenDay => ({
  year,
  month: month.padStart(2, "0"),
  day: day.padStart(2, "0"),
});
