/** The services that can be told to fail, by the first part of their address. */
export const services = ["ecommerce", "content", "search", "bot-check"] as const;
export type Service = (typeof services)[number];

/**
 * What a call meets: `slow` answers after a delay, `status` answers an error in the service's own shape,
 * `refused` breaks the connection, `garbage` answers 200 with HTML, `truncated` the true answer cut in two, `lost` does the work and
 * loses the answer: the connection breaks, or an error comes in its place.
 */
export const modes = ["slow", "status", "refused", "garbage", "truncated", "lost"] as const;
export type Mode = (typeof modes)[number];

export interface Fault {
  id: number;
  service: Service;
  mode: Mode;
  /** Milliseconds before anything is answered, whatever the mode. */
  delay: number;
  /** Milliseconds at most that a call waits beyond the delay, each call its own. */
  jitter: number;
  /** Of `status` and `lost`; 0 breaks the connection. */
  status: number;
  /** Beginning of the path below the service's own address; empty for every path. */
  path: string;
  method: string;
  /** Calls that still meet it; null for every call. */
  remaining: number | null;
}

/** How long this call waits, in milliseconds. `chance` is from 0 to below 1. */
export function waitOf({ delay, jitter }: Fault, chance = Math.random()): number {
  return delay + Math.floor(chance * (jitter + 1));
}

/** The fault a call meets: of several, the one with the longest path. */
export function faultFor(
  faults: readonly Fault[],
  call: { method: string; path: string },
): Fault | undefined {
  return faults
    .filter((fault) => fault.method === "" || fault.method === call.method)
    .filter((fault) => call.path.startsWith(fault.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
