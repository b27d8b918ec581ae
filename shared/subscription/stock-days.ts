import type { ShopCountry } from "../country/country.ts";
import { origin } from "../delivery/departure.ts";
import { dayAfter } from "../time/wall-clock.ts";
import { afterWorkingDays } from "../time/working-days.ts";

/** Working days between shipment and arrival, the longest that the carriers announce. */
export const daysOnTheRoad = { home: 4, pickupPoint: 5 } as const;

export interface Road {
  /** Working days of a parcel. */
  days: number;
  /** Null where the shop knows no bank holidays. */
  to: ShopCountry | null;
}

/** The day on which a parcel is there at the latest; a day on the way counts where both countries work. */
export function arrivalOf(shipped: string, { days, to }: Road): string {
  return afterWorkingDays(shipped, days, to ? [origin, to] : [origin]);
}

/** Shipped within 24 working hours (spec 9). */
export function shipNowDay(today: string): string {
  return afterWorkingDays(dayAfter(today), 0, [origin]);
}

/** Calendar days; negative where `to` is earlier. A change of the clocks neither adds nor takes one. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
