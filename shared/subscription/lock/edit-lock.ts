import type { CustomerSubscription } from "../customer-subscription.ts";

export function isLocked(
  { locked, editableUntil }: Pick<CustomerSubscription, "locked" | "editableUntil">,
  now: Date,
): boolean {
  return locked || (editableUntil !== null && new Date(editableUntil) < now);
}

export interface PageClock {
  server: number;
  /** `Date.now()`, which a visitor can set back or ahead. */
  wall: number;
  /** `performance.now()`, which stops during sleep on some machines. */
  steady: number;
}

/** Estimates the server's time by the clock that advanced further, since either one may lag behind. */
export function serverTime(begun: PageClock, clocks: Pick<PageClock, "wall" | "steady">): number {
  return begun.server + Math.max(clocks.wall - begun.wall, clocks.steady - begun.steady, 0);
}

const minute = 60_000;

const countedDown = 48 * 60 * minute;

export function minutesLeft(editableUntil: string | null, now: number): number | null {
  const left = editableUntil === null ? Number.NaN : Date.parse(editableUntil) - now;
  return left >= 0 && left < countedDown ? Math.floor(left / minute) : null;
}

/** Milliseconds. Timers overflow beyond 24 days. */
const longestWait = 6 * 60 * minute;

export function nextLook(editableUntil: string, now: number): number {
  const left = Date.parse(editableUntil) - now;
  if (left >= countedDown) return Math.min(left - countedDown + 1, longestWait);
  return Math.max((left % minute) + 1, 1);
}
