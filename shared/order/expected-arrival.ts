import { bankHolidayOf } from "../time/bank-holidays.ts";
import { dayAfter, weekdayOf } from "../time/wall-clock.ts";

/** Working days of an order before it leaves, as its steps say. */
const preparation = 1;

/** Working days on the way: most parcels take two or three. */
const way = 3;

/**
 * The day on which a parcel is expected, `Y-m-d`. Nobody tells that it has arrived.
 * @param shippedOn null while it is prepared: it leaves a working day from today
 */
export const expectedArrival = (shippedOn: string | null, today: string): string =>
  shippedOn ? afterWorkingDays(shippedOn, way) : afterWorkingDays(today, preparation + way);

/** Saturdays, Sundays and bank holidays of France do not count: that is where parcels leave. */
function afterWorkingDays(day: string, count: number): string {
  let [last, left] = [day, count];
  while (left > 0) {
    last = dayAfter(last);
    if (weekdayOf(last) < 5 && !bankHolidayOf(last, { country: "FR", postcode: "" })) left--;
  }
  return last;
}
