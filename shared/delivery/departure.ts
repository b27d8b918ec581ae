import type { ShopCountry } from "../country/country.ts";
import { dayAfter } from "../time/wall-clock.ts";
import { afterWorkingDays, isWorkingDay } from "../time/working-days.ts";

export const origin: ShopCountry = "FR";

export const isDepartureDay = (day: string): boolean => isWorkingDay(day, [origin]);

export const departureFrom = (day: string): string => afterWorkingDays(day, 0, [origin]);

export function departureUpTo(day: string): string {
  let last = day;
  while (!isDepartureDay(last)) last = dayAfter(last, -1);
  return last;
}
