import type { ShopCountry } from "../country/country.ts";
import { bankHolidayOf } from "../time/bank-holidays.ts";
import { afterWorkingDays } from "../time/working-days.ts";

/** Parcels leave from Lyon. */
export const origin: ShopCountry = "FR";

export const isDepartureDay = (day: string): boolean =>
  bankHolidayOf(day, { country: origin, postcode: "" }) === undefined;

/** The day itself, or the working day after a bank holiday. Days as `Y-m-d`. */
export const departureFrom = (day: string): string =>
  isDepartureDay(day) ? day : afterWorkingDays(day, 0, [origin]);
