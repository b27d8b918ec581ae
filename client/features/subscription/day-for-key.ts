import type { Days } from "../../../shared/subscription/choosable-days.ts";
import { monthAfter, monthOf, sameDayIn } from "../../../shared/time/month-grid.ts";
import { dayAfter, weekdayOf } from "../../../shared/time/wall-clock.ts";

/** Where a key leads from a day (WAI-ARIA APG, date grid), within the days that may be chosen. */
export function dayForKey(
  { key, shiftKey = false }: { key: string; shiftKey?: boolean },
  day: string,
  { first, last }: Days,
): string | undefined {
  const target = targetOf(key, shiftKey, day);
  if (target === undefined || target < first) return target && first;
  return target > last ? last : target;
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
