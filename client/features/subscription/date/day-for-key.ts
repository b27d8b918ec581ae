import {
  type DayRange,
  isShipmentDay,
  isWithin,
} from "../../../../shared/subscription/date/choosable-days.ts";
import { monthAfter, monthOf, sameDayIn } from "../../../../shared/time/month-grid.ts";
import { dayAfter, weekdayOf } from "../../../../shared/time/wall-clock.ts";

export function dayForKey(
  { key, shiftKey = false }: { key: string; shiftKey?: boolean },
  day: string,
  days: DayRange,
): string | undefined {
  const target = targetOf(key, shiftKey, day);
  if (target === undefined) return undefined;
  const { first, last } = days;
  const nearest = target < first ? first : target > last ? last : target;
  const isWithinWeek = key === "Home" || key === "End";
  const step = nearest < day === isWithinWeek ? 1 : -1;
  return shipmentDayFrom(nearest, step, days) ?? shipmentDayFrom(nearest, -step, days);
}

function shipmentDayFrom(day: string, step: number, days: DayRange): string | undefined {
  for (let one = day; isWithin(one, days); one = dayAfter(one, step)) {
    if (isShipmentDay(one, days)) return one;
  }
  return undefined;
}

function targetOf(key: string, shiftKey: boolean, day: string): string | undefined {
  const inMonths = (months: number) => sameDayIn(monthAfter(monthOf(day), months), day);
  switch (key) {
    case "ArrowLeft":
      return dayAfter(day, -1);
    case "ArrowRight":
      return dayAfter(day, 1);
    case "ArrowUp":
      return dayAfter(day, -7);
    case "ArrowDown":
      return dayAfter(day, 7);
    case "Home":
      return dayAfter(day, -weekdayOf(day));
    case "End":
      return dayAfter(day, 6 - weekdayOf(day));
    case "PageUp":
      return inMonths(shiftKey ? -12 : -1);
    case "PageDown":
      return inMonths(shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
