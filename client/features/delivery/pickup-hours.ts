import type { PickupPoint } from "../../../shared/checkout/checkout-order.ts";

type Hours = NonNullable<PickupPoint["openingHours"]>;

/** Consecutive days with the same hours; `first` and `last` count from Monday, 0. */
export interface HoursOfDays {
  first: number;
  last: number;
  spells: Hours[number];
}

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
