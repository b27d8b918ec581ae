import type { PickupPoint } from "../../../shared/checkout/checkout-order.ts";

type Hours = NonNullable<PickupPoint["openingHours"]>;

/** Days that follow each other and have the same hours, 0 being Monday. */
export interface HoursOfDays {
  first: number;
  last: number;
  spells: Hours[number];
}

/** The week of a point, days of the same hours taken together; empty where it says nothing of its hours. */
export function weekInGroups(week: Hours | null): HoursOfDays[] {
  if (!week?.some((spells) => spells.length > 0)) return [];
  const groups: HoursOfDays[] = [];
  for (let day = 0; day < 7; day++) {
    const spells = week[day] ?? [];
    const last = groups.at(-1);
    if (last && JSON.stringify(last.spells) === JSON.stringify(spells)) last.last = day;
    else groups.push({ first: day, last: day, spells });
  }
  return groups;
}

/** "9:00" for "09:00". */
export const clockTime = (time: string): string => time.replace(/^0(?=\d:)/, "");
