import type { ShopCountry } from "../country/country.ts";
import { bankHolidayOf, type HolidayName } from "../time/bank-holidays.ts";
import { wallClock, weekdayOf } from "../time/wall-clock.ts";
import type { OpeningHours, Spell } from "./shop.ts";
import { weekdays } from "./shop.ts";

export interface OpeningPlace {
  country: ShopCountry;
  postcode: string;
  hours: OpeningHours;
}

/** No spells means closed. An exceptional opening is `opening` on a closed day, `changed` on an open one. */
export interface DayHours {
  date: string;
  spells: readonly Spell[];
  why: "usual" | "changed" | "closing" | "opening" | "holiday";
  reason?: string | undefined;
  holiday?: HolidayName | undefined;
}

export const isConfirmed = ({ why }: Pick<DayHours, "why">): boolean => why !== "holiday";

const usualSpells: readonly Spell[] = [{ opens: "09:00", closes: "18:00" }];

export function dayAt(moment: number): string {
  return wallClock(moment).date;
}

/**
 * The most specific rule wins: a closing of one day, an opening of one day, a closing of several days, the
 * week. An undeclared bank holiday keeps the week's hours, to be confirmed.
 */
export function dayHours({ country, postcode, hours }: OpeningPlace, date: string): DayHours {
  const closing = shortest(hours.closings.filter(({ from, to }) => from <= date && date <= (to ?? from)));
  const opening = hours.openings.find((one) => one.date === date);
  const ofThisDay = closing && (closing.to ?? closing.from) === closing.from;
  if (closing && (ofThisDay || !opening)) {
    return { date, spells: [], why: "closing", reason: closing.reason ?? undefined };
  }
  const holiday = bankHolidayOf(date, { country, postcode });
  const usual = weekdaySpells(hours, weekdayOf(date));
  if (opening) {
    const why = closing || holiday || usual.length === 0 ? "opening" : "changed";
    return { date, spells: inOrder(opening.spells), why, reason: opening.reason ?? undefined };
  }
  return holiday && usual.length > 0
    ? { date, spells: usual, why: "holiday", holiday }
    : { date, spells: usual, why: "usual" };
}

export function weekdaySpells({ week }: OpeningHours, weekday: number): readonly Spell[] {
  const said = week[weekdays[weekday] ?? "monday"];
  return said ? inOrder(said) : weekday < 5 ? usualSpells : [];
}

const inOrder = (spells: readonly Spell[]) => spells.toSorted((a, b) => (a.opens < b.opens ? -1 : 1));

function shortest<T extends { from: string; to?: string | null | undefined }>(periods: T[]): T | undefined {
  const length = ({ from, to }: T) => Date.parse(to ?? from) - Date.parse(from);
  return periods.toSorted((a, b) => length(a) - length(b))[0];
}
