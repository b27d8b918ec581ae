import { minutesOf } from "../time/hours.ts";
import { dayAfter, momentOf, wallClock } from "../time/wall-clock.ts";
import { type DayHours, dayAt, dayHours, isConfirmed, type OpeningPlace } from "./day-hours.ts";

export interface OpeningEnd {
  date: string;
  /** Minutes since midnight. */
  minutes: number;
  days: number;
}

export interface OpeningState {
  kind: "open" | "closingSoon" | "closed" | "opensSoon" | "unconfirmed";
  end: OpeningEnd | null;
  special: Pick<DayHours, "why" | "reason"> | null;
  /** Milliseconds; the state or its text may change from this moment. */
  until: number;
}

const soon = 60 * 60_000;

const longestOpening = 8;

const longestClosing = 400;

/** Computed in the shop's time zone. `moment` in milliseconds. */
export function openingState(place: OpeningPlace, moment: number): OpeningState {
  const today = dayAt(moment);
  const midnight = momentOf(dayAfter(today), 0);
  const { open, next } = stretchAt(place, today, moment);
  if (open) {
    const closes = open.to;
    const isSoon = closes !== null && closes - moment <= soon;
    return {
      kind: isSoon ? "closingSoon" : "open",
      end: endAt(today, closes),
      special: open.day.why === "opening" ? open.day : null,
      until: earliest(open.spellEnd, closes, closes !== null && !isSoon ? closes - soon : null, midnight),
    };
  }
  const day = dayHours(place, today);
  if (!isConfirmed(day)) return { kind: "unconfirmed", end: null, special: null, until: midnight };
  const isSoon = next !== null && next - moment <= soon;
  return {
    kind: isSoon ? "opensSoon" : "closed",
    end: endAt(today, next),
    special: day.why === "closing" ? day : null,
    until: earliest(next, next !== null && !isSoon ? next - soon : null, midnight),
  };
}

export const isShopOpen = ({ kind }: Pick<OpeningState, "kind">) => kind === "open" || kind === "closingSoon";

interface Stretch {
  from: number;
  to: number | null;
  day: DayHours;
}

/** `spellEnd` is the end of the first of the merged spells. */
function stretchAt(
  place: OpeningPlace,
  today: string,
  moment: number,
): { open: (Stretch & { spellEnd: number }) | null; next: number | null } {
  let open: (Stretch & { to: number; spellEnd: number }) | null = null;
  const lastMerged = dayAfter(today, longestOpening);
  for (const spell of spellsFrom(place, today)) {
    if (open && spell.from > open.to) break;
    if (open && spell.day.date > lastMerged) return { open: { ...open, to: null }, next: null };
    if (open) open.to = Math.max(open.to, spell.to);
    else if (spell.to > moment && spell.from > moment) return { open: null, next: spell.from };
    else if (spell.to > moment) open = { ...spell, spellEnd: spell.to };
  }
  return { open, next: null };
}

/** A spell of the day before may pass midnight. A spell that a clock change swallows is skipped. */
function* spellsFrom(place: OpeningPlace, today: string): Generator<Stretch & { to: number }> {
  for (let ahead = -1; ahead <= longestClosing; ahead++) {
    const day = dayHours(place, dayAfter(today, ahead));
    if (!isConfirmed(day)) continue;
    for (const { opens, closes } of day.spells) {
      const [start, end] = [minutesOf(opens), minutesOf(closes)];
      const from = momentOf(day.date, start);
      const to = end > start ? momentOf(day.date, end) : momentOf(dayAfter(day.date), end);
      if (to > from) yield { from, to, day };
    }
  }
}

function endAt(today: string, moment: number | null): OpeningEnd | null {
  if (moment === null) return null;
  const { date, minutes } = wallClock(moment);
  return { date, minutes, days: Math.round((Date.parse(date) - Date.parse(today)) / 86_400_000) };
}

const earliest = (...moments: (number | null)[]) =>
  Math.min(...moments.flatMap((moment) => (moment === null ? [] : [moment])));
