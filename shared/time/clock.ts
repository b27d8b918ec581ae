/** Milliseconds that the shop's clock is ahead of the machine's: 0 in production. */
let offset = 0;

/** Milliseconds since 1970 by the shop's clock, which the tests set. For durations: `performance.now()`. */
// biome-ignore lint/plugin: the one place that asks the machine
export const now = (): number => Date.now() + offset;

export const date = (): Date => new Date(now());

/** Milliseconds. For libraries that compare dates with the machine's clock. */
export const ahead = (): number => offset;

/** A moment by the machine's clock, for what the platform dates and schedules itself: alarms, expiry of stored values. */
export const machineTime = (moment: number): number => moment - offset;

/** Only the stand-ins and the tests call this: in production nothing does. @param milliseconds ahead of the machine */
export function setAhead(milliseconds: number): void {
  offset = milliseconds;
}
