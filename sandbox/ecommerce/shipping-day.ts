import { bankHolidayOf } from "../../shared/time/bank-holidays.ts";
import { dayAfter, momentOf, wallClock, weekdayOf } from "../../shared/time/wall-clock.ts";

const workshop = { country: "FR", postcode: "69009" } as const;

export function paidOn(at: Date) {
  return { paymentState: "paid", shipsAt: oneWorkingDayAfter(at).toISOString() };
}

export function oneWorkingDayAfter(from: Date): Date {
  const { date, minutes } = wallClock(from.getTime());
  let day = dayAfter(date);
  while (weekdayOf(day) > 4 || bankHolidayOf(day, workshop)) day = dayAfter(day);
  return new Date(momentOf(day, minutes));
}
