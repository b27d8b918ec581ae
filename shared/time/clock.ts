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

/** Milliseconds after which a timer gives up on a service, for a time limit in milliseconds. */
export const waitOf = (limit: number): number => limit * patience;

/** The reverse of `waitOf`: how many milliseconds of a time limit a wait has used up. */
export const usedUp = (waited: number): number => waited / patience;

/** Only tests call this, so that a busy machine does not end calls early. */
export function setPatience(times: number): void {
  patience = times;
}
