import { onFirstUse } from "../on-first-use.ts";
import { hourText, minutesOf } from "./hours.ts";

const long = frenchFormat({ day: "numeric", month: "long", year: "numeric" });
const weekday = frenchFormat({ weekday: "long", day: "numeric", month: "long" });
const month = frenchFormat({ month: "long", year: "numeric" });
const clock = frenchFormat({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** All dates come without a break: no line ends within one. */
export function formatDate(date: Date | string | null | undefined): string {
  return format(date, long).replace(/^1(?=\D)/, "1er");
}

export function formatMoment(date: Date | string): string {
  return withTime(formatDate(date), date);
}

export function formatDay(date: Date | string | null | undefined): string {
  return format(date, weekday).replace(/\u00a01(?=\u00a0)/, "\u00a01er");
}

export const formatMonth = (yearAndMonth: string): string => format(`${yearAndMonth}-15`, month);

export function formatDeadline(date: Date | string): string {
  return withTime(formatDay(date), date);
}

function withTime(day: string, date: Date | string): string {
  const time = format(date, clock);
  return time ? `${day} à\u00a0${hourText(minutesOf(time))}` : "";
}

/** ISO 8601 or `Y-m-d H:i:s`. UTC without a zone, so that server and browser agree. Undefined if invalid. */
export function parseDate(text: unknown): Date | undefined {
  const found = typeof text === "string" ? dateForm.exec(text.trim()) : null;
  if (!found?.groups) return undefined;
  const { day = "", time = "00:00", seconds = "00", fraction = "", zone = "Z" } = found.groups;
  const read = new Date(`${day}T${time}:${seconds}.${fraction.slice(0, 3).padEnd(3, "0")}Z`);
  // Rejects dates such as "2026-02-30", which would roll over into March.
  if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(day)) return undefined;
  return new Date(read.getTime() - minutesAhead(zone) * 60_000);
}

const dateForm =
  /^(?<day>\d{4}-\d\d-\d\d)(?:[T ](?<time>(?:[01]\d|2[0-3]):[0-5]\d)(?::(?<seconds>[0-5]\d)(?:[.,](?<fraction>\d{1,9}))?)? ?(?<zone>Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?)?$/i;

function minutesAhead(zone: string): number {
  if (zone.toUpperCase() === "Z") return 0;
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(-2)];
  const ahead = Number(hours) * 60 + (zone.length > 3 ? Number(minutes) : 0);
  return zone.startsWith("-") ? -ahead : ahead;
}

function format(date: Date | string | null | undefined, formatted: (date: Date) => string): string {
  const read = date instanceof Date ? date : parseDate(date);
  return read && !Number.isNaN(read.getTime()) ? formatted(read).replaceAll(" ", "\u00a0") : "";
}

function frenchFormat(parts: Intl.DateTimeFormatOptions): (date: Date) => string {
  const formatter = onFirstUse(
    () => new Intl.DateTimeFormat("fr-FR", { ...parts, timeZone: "Europe/Paris" }),
  );
  return (date) => formatter().format(date);
}
