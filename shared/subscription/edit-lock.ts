import type { CustomerSubscription } from "./customer-subscription.ts";

/** From the fourth day before the shipment on the contents are being prepared (spec 4, subscription editing). */
export function isLocked(
  { locked, editableUntil }: Pick<CustomerSubscription, "locked" | "editableUntil">,
  now: Date,
): boolean {
  return locked || (editableUntil !== null && new Date(editableUntil) < now);
}

/** The clock of a page: what the server's said, and this machine's two clocks at that moment, in milliseconds. */
export interface PageClock {
  server: number;
  /** `Date.now()`: a visitor may set it back or ahead. */
  wall: number;
  /** `performance.now()`: stands still while some machines sleep. */
  steady: number;
}

/** The server's time as far as the page can tell. Whichever clock went further: one is behind after a night's sleep. */
export function serverTime(begun: PageClock, clocks: Pick<PageClock, "wall" | "steady">): number {
  return begun.server + Math.max(clocks.wall - begun.wall, clocks.steady - begun.steady, 0);
}

const minute = 60_000;

/** Milliseconds before the lock from which the time that is left is counted down. */
const countedDown = 48 * 60 * minute;

/** Whole minutes until the lock; null where there is none, and while it is far. */
export function minutesLeft(editableUntil: string | null, now: number): number | null {
  const left = editableUntil === null ? Number.NaN : Date.parse(editableUntil) - now;
  return left >= 0 && left < countedDown ? Math.floor(left / minute) : null;
}

/** Longest wait, in milliseconds: a timer takes no more than 24 days. */
const longestWait = 6 * 60 * minute;

/** Milliseconds until the screen says something else: the next minute, or the moment after the lock. */
export function nextLook(editableUntil: string, now: number): number {
  const left = Date.parse(editableUntil) - now;
  if (left >= countedDown) return Math.min(left - countedDown + 1, longestWait);
  return Math.max((left % minute) + 1, 1);
}
