import { departureFrom, departureUpTo } from "../shared/delivery/departure.ts";
import * as clock from "../shared/time/clock.ts";
import { formatDay } from "../shared/time/dates.ts";
import { dayAfter, dayInParis } from "../shared/time/wall-clock.ts";

export const today = (): string => dayInParis(clock.date());

export const inDays = (days: number): string => dayAfter(today(), days);

export const daysAgo = (days: number): string => inDays(-days);

export const departureIn = (days: number): string => departureFrom(inDays(days));

/** Last working day within `days` days: inside the lock if it is less than four days away. */
export const departureUntil = (days: number): string => departureUpTo(inDays(days));

export const daysBetween = (from: string, to: string | null): number =>
  (Date.parse(to ?? "") - Date.parse(from)) / 86_400_000;

/** Same as in a page's text, whose no-break spaces are plain. */
export const dayText = (day: string | null | undefined): string => formatDay(day).replaceAll("\u00a0", " ");
