import { expect, test } from "vitest";
import { bankHolidayOf } from "./bank-holidays.ts";
import { dayAfter } from "./wall-clock.ts";

const lyon = { country: "FR", postcode: "69009" } as const;
const strasbourg = { country: "FR", postcode: "67000" } as const;
const metz = { country: "FR", postcode: "57000" } as const;
const liege = { country: "BE", postcode: "4000" } as const;
const luxembourg = { country: "LU", postcode: "2340" } as const;

test.each([
  [1999, "1999-04-04"],
  [2000, "2000-04-23"],
  [2008, "2008-03-23"],
  [2011, "2011-04-24"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2028, "2028-04-16"],
  [2038, "2038-04-25"],
])("Easter of %i is on %s", (year, date) => {
  const monday = dayAfter(date);
  expect(monday.startsWith(String(year))).toBe(true);
  expect(bankHolidayOf(monday, lyon)).toBe("easterMonday");
});

const inYear = (year: number, place: Parameters<typeof bankHolidayOf>[1]) => {
  const days: string[] = [];
  for (let date = `${year}-01-01`; date.startsWith(String(year)); date = dayAfter(date)) {
    const name = bankHolidayOf(date, place);
    if (name) days.push(`${date.slice(5)} ${name}`);
  }
  return days;
};

test("France has eleven", () => {
  expect(inYear(2026, lyon)).toEqual([
    "01-01 newYear",
    "04-06 easterMonday",
    "05-01 labourDay",
    "05-08 victoryDay",
    "05-14 ascension",
    "05-25 whitMonday",
    "07-14 bastilleDay",
    "08-15 assumption",
    "11-01 allSaints",
    "11-11 armistice",
    "12-25 christmas",
  ]);
});

test("Alsace and Moselle have two more", () => {
  for (const place of [strasbourg, metz]) {
    const more = inYear(2026, place).filter((day) => !inYear(2026, lyon).includes(day));
    expect(more).toEqual(["04-03 goodFriday", "12-26 boxingDay"]);
  }
});

test("Belgium has ten", () => {
  expect(inYear(2027, liege)).toEqual([
    "01-01 newYear",
    "03-29 easterMonday",
    "05-01 labourDay",
    "05-06 ascension",
    "05-17 whitMonday",
    "07-21 belgiumDay",
    "08-15 assumption",
    "11-01 allSaints",
    "11-11 armistice",
    "12-25 christmas",
  ]);
});

test("Luxembourg has eleven", () => {
  expect(inYear(2027, luxembourg)).toEqual([
    "01-01 newYear",
    "03-29 easterMonday",
    "05-01 labourDay",
    "05-06 ascension",
    "05-09 europeDay",
    "05-17 whitMonday",
    "06-23 luxembourgDay",
    "08-15 assumption",
    "11-01 allSaints",
    "12-25 christmas",
    "12-26 boxingDay",
  ]);
});

test("Ascension on the first of May is one day, and a day off", () => {
  expect(bankHolidayOf("2008-05-01", lyon)).toBe("ascension");
});
