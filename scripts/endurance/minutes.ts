import { percentile } from "../bench/load.ts";

export interface Minute {
  answers: number;
  p50: number;
  p99: number;
  slowest: number;
  /** Bytes. */
  memory: number;
}

/** Share by which memory may grow from the first to the last third of the run. */
export const mostGrowth = 0.1;

export function minuteOf(times: readonly number[], memory: number): Minute {
  return {
    answers: times.length,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowest: percentile(times, 1),
    memory,
  };
}

export function growthOf(minutes: readonly Minute[]): number {
  const third = Math.max(Math.floor(minutes.length / 3), 1);
  return meanMemory(minutes.slice(-third)) / meanMemory(minutes.slice(0, third)) - 1;
}

export const isFlat = (minutes: readonly Minute[]): boolean => growthOf(minutes) <= mostGrowth;

const meanMemory = (minutes: readonly Minute[]) =>
  minutes.reduce((sum, { memory }) => sum + memory, 0) / minutes.length;
