import type { ShopCountry } from "../../country/country.ts";
import { origin } from "../../delivery/departure.ts";
import { dayAfter } from "../../time/wall-clock.ts";
import { afterWorkingDays } from "../../time/working-days.ts";

/** Working days in transit, the maximum that the carriers announce. */
export const daysOnTheRoad = { home: 4, pickupPoint: 5 } as const;

export interface Road {
  days: number;
  to: ShopCountry | null;
}

/** Latest day of arrival. A day in transit counts if both countries work. */
export function latestArrival(shipped: string, { days, to }: Road): string {
  return afterWorkingDays(shipped, days, to ? [origin, to] : [origin]);
}

export function shipNowDay(today: string): string {
  return afterWorkingDays(dayAfter(today), 0, [origin]);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export interface Effect {
  on: string;
  arrives: string;
  daysLeft: number;
}

export function effectOf(on: string, runsOutOn: string, { road }: { road: Road }): Effect {
  const arrives = latestArrival(on, road);
  return { on, arrives, daysLeft: daysBetween(arrives, runsOutOn) };
}
