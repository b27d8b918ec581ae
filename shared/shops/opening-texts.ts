import { translator } from "../text/translator.ts";
import { hourText, minutesOf } from "../time/hours.ts";
import { weekdayOf } from "../time/wall-clock.ts";
import type { OpeningEnd, OpeningState } from "./opening-hours.ts";
import { type Spell, type Weekday, weekdays } from "./shop.ts";
import type { SpecialDays } from "./special-days.ts";
import { shopTexts } from "./texts.ts";

const t = translator(shopTexts);

export function openingText({ kind, end, special }: OpeningState): string {
  if (kind === "unconfirmed") return t("state.holiday");
  if (kind === "closingSoon" && end) return t("state.closingSoon", { time: hourText(end.minutes) });
  if (kind === "opensSoon" && end) return t("state.opensSoon", { time: hourText(end.minutes) });
  const text = kind === "open" ? openUntil(end) : `${closedBecause(special)} · ${opensNext(end)}`;
  return kind === "open" && special?.why === "opening"
    ? text.replace(t("state.open"), t("state.openSpecially"))
    : text;
}

function openUntil(end: OpeningEnd | null): string {
  if (!end) return t("state.always");
  const isTonight = end.days === 0 || (end.days === 1 && end.minutes <= 12 * 60);
  if (isTonight)
    return t("state.until", { time: end.minutes === 0 ? t("state.midnight") : hourText(end.minutes) });
  return t("state.untilDay", { day: dayName(end), time: hourText(end.minutes) });
}

function closedBecause(special: OpeningState["special"]): string {
  return t(special?.why === "closing" ? "state.closedSpecially" : "state.closed");
}

function opensNext(end: OpeningEnd | null): string {
  if (!end) return t("state.unknown");
  const time = hourText(end.minutes);
  if (end.days === 0) return t("state.opensToday", { time });
  return end.days === 1
    ? t("state.opensTomorrow", { time })
    : t("state.opensDay", { day: dayName(end), time });
}

function dayName({ date, days }: OpeningEnd): string {
  return days < 7 ? weekdayName(date) : `le ${weekdayName(date)} ${dayAndMonth(date)}`;
}

export function specialText({ from, to, why, spells, holiday }: SpecialDays): string {
  const day = dayAndMonth(from);
  if (why === "holiday" && holiday) return t("special.holiday", { day, name: t(`holidays.${holiday}`) });
  if (why === "opening" || why === "changed") {
    return t(why === "opening" ? "special.openOn" : "special.changedOn", {
      day: `${weekdayName(from)} ${day}`,
      hours: spokenHours(spells),
    });
  }
  if (from === to) return t("special.closedOn", { day });
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return t("special.closedFrom", { from: sameMonth ? dayNumber(from) : day, to: dayAndMonth(to) });
}

function spokenHours(spells: readonly Spell[]): string {
  if (spells.length === 0) return t("hours.closed");
  return spells
    .map(({ opens, closes }) => t("hours.spoken", { opens: clock(opens), closes: clock(closes) }))
    .join(t("hours.and"));
}

export function spellText({ opens, closes }: Spell): string {
  return t("hours.spell", { opens: clock(opens), closes: clock(closes) });
}

const months: Record<number, string> = shopTexts.months;

function dayAndMonth(date: string): string {
  return `${dayNumber(date)}\u00a0${months[Number(date.slice(5, 7))]}`;
}

function weekdayName(date: string): string {
  const name: Weekday = weekdays[weekdayOf(date)] ?? "monday";
  return t(`weekdays.${name}`);
}

function dayNumber(date: string): string {
  const day = Number(date.slice(8, 10));
  return day === 1 ? "1er" : String(day);
}

const clock = (time: string) => hourText(minutesOf(time));
