import type { HolidayName } from "../time/bank-holidays.ts";
import { dayAfter, weekdayOf } from "../time/wall-clock.ts";
import { dayHours, type OpeningPlace, weekdaySpells } from "./opening-hours.ts";
import type { Spell } from "./shop.ts";

/** A day, or several in a row, on which a shop is not open as usual. */
export interface SpecialDays {
  from: string;
  /** The last one; `from` where it is one day. */
  to: string;
  why: "changed" | "closing" | "opening" | "holiday";
  /** None where it is closed. */
  spells: readonly Spell[];
  reason?: string | undefined;
  holiday?: HolidayName | undefined;
}

/**
 * The next days that are not like the others, from a day on. A bank holiday on a day of the week that is closed anyway
 * changes nothing and is left out; a closing of several days is one entry.
 */
export function specialDaysFrom(place: OpeningPlace, today: string, days: number): SpecialDays[] {
  const found: SpecialDays[] = [];
  for (let ahead = 0; ahead < days; ahead++) {
    const { date, why, spells, reason, holiday } = dayHours(place, dayAfter(today, ahead));
    if (why === "usual") continue;
    if (why === "holiday" && weekdaySpells(place.hours, weekdayOf(date)).length === 0) continue;
    const last = found.at(-1);
    const goesOn =
      why === "closing" && last?.why === "closing" && last.reason === reason && dayAfter(last.to) === date;
    if (goesOn) last.to = date;
    else found.push({ from: date, to: date, why, spells, reason, holiday });
  }
  return found;
}
