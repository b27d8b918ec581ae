import type { Billed } from "../bench/counted-worker.ts";

/** US dollars per million, published November 2026. */
export const prices = {
  requests: 0.3,
  cpuMilliseconds: 0.02,
  kvReads: 0.5,
  kvWrites: 5,
  objectRequests: 0.15,
  /** Gigabyte-seconds. */
  objectTime: 12.5,
  points: 0.25,
  logLines: 0.6,
} as const;

/** Per month, in the paid plan of `planPrice` dollars. */
const included: Readonly<Record<keyof typeof prices, number>> = {
  requests: 10e6,
  cpuMilliseconds: 30e6,
  kvReads: 10e6,
  kvWrites: 1e6,
  objectRequests: 1e6,
  objectTime: 400_000,
  points: 10e6,
  logLines: 20e6,
};

export const planPrice = 5;

/** An object holds 128 MB, and a request to it takes about 10 milliseconds. */
const objectTimeOfRequest = 0.128 * 0.01;

/** All that one request takes. */
export interface Usage extends Billed {
  cpuMilliseconds: number;
}

type Counts = Record<keyof typeof prices, number>;

const countsOf = (usage: Usage): Counts => ({
  ...usage,
  requests: 1,
  objectTime: usage.objectRequests * objectTimeOfRequest,
});

const names = Object.keys(prices) as (keyof typeof prices)[];

export function costOfMillion(usage: Usage): number {
  const counts = countsOf(usage);
  return names.reduce((sum, name) => sum + counts[name] * prices[name], 0);
}

/** Dollars a month, with what the plan includes. */
export function costOfMonth(usage: Usage, requests: number): number {
  const counts = countsOf(usage);
  const beyond = (name: keyof typeof prices) => Math.max(0, counts[name] * requests - included[name]);
  return planPrice + names.reduce((sum, name) => sum + (beyond(name) * prices[name]) / 1e6, 0);
}
