export const services = [
  "ecommerce",
  "content",
  "search",
  "bot-check",
  "gateway",
  "identity",
  "pictures",
  "image-host",
  "marketing",
  "tag-manager",
  "address-search",
] as const;
export type Service = (typeof services)[number];

/**
 * `slow` answers after a delay, `status` answers an error in the service's shape, `refused` breaks the
 * connection, `garbage` answers 200 with HTML, `empty` answers 200 with nothing, `truncated` cuts the answer in two,
 * `lost` does the work and then breaks the connection or answers an error, `held` answers once the fault is cleared or
 * set again, `huge` does the work and then answers 100 MB. `previous` and `other` answer a write with 200 and do
 * nothing: with what could be read before, or with another object.
 */
export const modes = [
  "slow",
  "status",
  "refused",
  "garbage",
  "empty",
  "truncated",
  "lost",
  "held",
  "huge",
  "previous",
  "other",
] as const;
export type Mode = (typeof modes)[number];

export interface Fault {
  id: number;
  service: Service;
  mode: Mode;
  /** Milliseconds before any answer, in every mode. */
  delay: number;
  /** Upper limit in milliseconds of a random wait beyond the delay. */
  jitter: number;
  /** Of `status` and `lost`; 0 breaks the connection. */
  status: number;
  path: string;
  method: string;
  /** Calls left; null for every call. */
  remaining: number | null;
}

/** Milliseconds; `chance` is from 0 to below 1. */
export function waitOf({ delay, jitter }: Fault, chance = Math.random()): number {
  return delay + Math.floor(chance * (jitter + 1));
}

export function faultFor(
  faults: readonly Fault[],
  call: { method: string; path: string },
): Fault | undefined {
  return faults
    .filter((fault) => fault.method === "" || fault.method === call.method)
    .filter((fault) => call.path.startsWith(fault.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}
