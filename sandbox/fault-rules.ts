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
 * `lost` does the work and then fails, `held` answers once the fault is cleared or set again, `huge` answers
 * 100 MB. `previous` and `other` do nothing and answer a write with 200: the former state, or another object.
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
  jitter: number;
  status: number;
  path: string;
  method: string;
  remaining: number | null;
}

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
