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

/** How many times longer than stated the shop waits: 1 in production. */
let patience = 1;

/** For timers and signals that end a wait for something outside the shop. @param limit milliseconds */
export const waitOf = (limit: number): number => limit * patience;

/** Of a wait that has gone on for so many milliseconds by the machine: how many of the limit are used up. */
export const usedUp = (waited: number): number => waited / patience;

/** Like `setAhead`: a shop that shares a busy machine with its tests gives up no call that it would else wait for. */
export function setPatience(times: number): void {
  patience = times;
}
