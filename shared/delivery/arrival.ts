import type { ShopCountry } from "../country/country.ts";
import { dayAfter, wallClock } from "../time/wall-clock.ts";
import { afterWorkingDays, isWorkingDay } from "../time/working-days.ts";
import type { CarrierTerms, DeliveryKind, DeliveryTerms, WorkingDayRange } from "./delivery-terms.ts";
import { origin } from "./departure.ts";

export interface Arrival {
  kind: DeliveryKind;
  from: string;
  to: string;
}

type Preparation = Pick<DeliveryTerms, "cutOff" | "handlingDays">;

/** A day in transit counts only if it is a working day in both countries. */
export function arrivalOf(
  { cutOff, handlingDays }: Preparation,
  { kind, days }: Pick<CarrierTerms, "kind" | "days">,
  country: ShopCountry,
  now: Date,
): Arrival {
  const begins = preparedFrom(cutOff, now);
  const reached = (end: keyof WorkingDayRange) => {
    const leaves = afterWorkingDays(begins, handlingDays[end], [origin]);
    return afterWorkingDays(leaves, days[end], [origin, country]);
  };
  return { kind, from: reached("least"), to: reached("most") };
}

export const reachedBy = (
  shipped: string,
  { days }: Pick<CarrierTerms, "days">,
  country: ShopCountry,
): string => afterWorkingDays(shipped, days.most, [origin, country]);

export function isBeforeCutOff(cutOff: number, now: Date): boolean {
  const { date, minutes } = wallClock(now.getTime());
  return minutes < cutOff * 60 && isWorkingDay(date, [origin]);
}

function preparedFrom(cutOff: number, now: Date): string {
  const { date } = wallClock(now.getTime());
  return afterWorkingDays(isBeforeCutOff(cutOff, now) ? date : dayAfter(date), 0, [origin]);
}
