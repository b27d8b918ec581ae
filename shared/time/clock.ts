let offset = 0;

/** The shop's clock in milliseconds, which tests can set. Use `performance.now()` for durations. */
// biome-ignore lint/plugin: the one place that asks the machine
export const now = (): number => Date.now() + offset;

export const date = (): Date => new Date(now());

export const ahead = (): number => offset;

/** Converts to the machine's clock, which the platform uses for alarms and expiry. */
export const machineTime = (moment: number): number => moment - offset;

/** Sandbox and tests only. */
export function setAhead(milliseconds: number): void {
  offset = milliseconds;
}

let patience = 1;

/** Timeout in milliseconds, stretched on busy test machines. */
export const waitOf = (limit: number): number => limit * patience;

export const usedUp = (waited: number): number => waited / patience;

export function setPatience(times: number): void {
  patience = times;
}
