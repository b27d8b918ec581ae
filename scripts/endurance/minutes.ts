import { percentile } from "../bench/load.ts";

export interface Minute {
  answers: number;
  p50: number;
  p99: number;
  slowest: number;
  memory: number;
}

const mostGrowth = 0.03;

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
  const sixth = Math.max(Math.floor(minutes.length / 6), 1);
  return meanMemory(minutes.slice(-sixth)) / meanMemory(minutes.slice(-2 * sixth, -sixth)) - 1;
}

export const isFlat = (minutes: readonly Minute[]): boolean => growthOf(minutes) <= mostGrowth;

const meanMemory = (minutes: readonly Minute[]) =>
  minutes.reduce((sum, { memory }) => sum + memory, 0) / minutes.length;
