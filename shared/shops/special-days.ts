import type { HolidayName } from "../time/bank-holidays.ts";
import { dayAfter } from "../time/wall-clock.ts";
import { dayHours, type OpeningPlace } from "./day-hours.ts";
import type { Spell } from "./shop.ts";

export interface SpecialDays {
  from: string;
  to: string;
  why: "changed" | "closing" | "opening" | "holiday";
  spells: readonly Spell[];
  reason?: string | undefined;
  holiday?: HolidayName | undefined;
}

export function specialDaysFrom(place: OpeningPlace, today: string, days: number): SpecialDays[] {
  const found: SpecialDays[] = [];
  for (let ahead = 0; ahead < days; ahead++) {
    const { date, why, spells, reason, holiday } = dayHours(place, dayAfter(today, ahead));
    if (why === "usual") continue;
    const last = found.at(-1);
    const goesOn =
      why === "closing" && last?.why === "closing" && last.reason === reason && dayAfter(last.to) === date;
    if (goesOn) last.to = date;
    else found.push({ from: date, to: date, why, spells, reason, holiday });
  }
  return found;
}
