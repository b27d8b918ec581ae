import type { ShopCountry } from "../country/country.ts";
import { bankHolidayOf } from "./bank-holidays.ts";
import { dayAfter, weekdayOf } from "./wall-clock.ts";

/** Monday to Friday without bank holidays of these countries; regional holidays count as working days. */
export const isWorkingDay = (day: string, countries: readonly ShopCountry[]): boolean =>
  weekdayOf(day) < 5 && !countries.some((country) => bankHolidayOf(day, { country, postcode: "" }));

export function afterWorkingDays(day: string, count: number, countries: readonly ShopCountry[]): string {
  let last = workingDayFrom(day, countries);
  for (let left = count; left > 0; left--) last = workingDayFrom(dayAfter(last), countries);
  return last;
}

function workingDayFrom(day: string, countries: readonly ShopCountry[]): string {
  let first = day;
  while (!isWorkingDay(first, countries)) first = dayAfter(first);
  return first;
}
