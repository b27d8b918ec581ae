import { bankHolidayOf } from "../time/bank-holidays.ts";
import { dayAfter, weekdayOf } from "../time/wall-clock.ts";

/** Working days between shipment and arrival, the longest that the carriers announce. */
export const daysOnTheRoad = { home: 4, pickupPoint: 5 } as const;

/** The day on which a parcel is there at the latest; holidays are those of France. */
export function arrivalOf(shipped: string, workingDays: number): string {
  let [day, left] = [shipped, workingDays];
  while (left > 0) {
    day = dayAfter(day);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Shipped within 24 working hours (spec 9). */
export function shipNowDay(today: string): string {
  return arrivalOf(today, 1);
}

/** Calendar days; negative where `to` is earlier. A change of the clocks neither adds nor takes one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const isWorkingDay = (day: string) =>
  weekdayOf(day) < 5 && !bankHolidayOf(day, { country: "FR", postcode: "" });
