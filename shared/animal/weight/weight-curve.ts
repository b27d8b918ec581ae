import { daysBetween } from "../../subscription/stock/stock-days.ts";

export interface MeasuredWeight {
  weight: number;
  measuredOn: string;
}

export interface WeightCurve {
  /** Percent from the left and from the top, oldest first. */
  points: (MeasuredWeight & { x: number; y: number })[];
  lines: { weight: number; y: number }[];
}

const mostPoints = 60;

/** Minimum height of the chart as a share of the last weight. */
const leastSpan = 0.15;

export function weightCurve(measured: readonly MeasuredWeight[]): WeightCurve | undefined {
  const byDay = new Map(measured.map((one) => [one.measuredOn, one]));
  const known = [...byDay.values()]
    .toSorted((one, other) => one.measuredOn.localeCompare(other.measuredOn))
    .slice(-mostPoints);
  const [first, last] = [known.at(0), known.at(-1)];
  if (!first || !last || known.length < 2) return undefined;
  const weights = known.map(({ weight }) => weight);
  const lines = linesAround(Math.min(...weights), Math.max(...weights), last.weight * leastSpan);
  const [bottom = 0, top = 1] = [lines.at(0), lines.at(-1)];
  const heightOf = (weight: number) => share(top - weight, top - bottom);
  const days = daysBetween(first.measuredOn, last.measuredOn);
  return {
    points: known.map((one) => ({
      ...one,
      x: share(daysBetween(first.measuredOn, one.measuredOn), days),
      y: heightOf(one.weight),
    })),
    lines: lines.map((weight) => ({ weight, y: heightOf(weight) })),
  };
}

export function linesAround(lowest: number, highest: number, leastSpan: number): number[] {
  const span = Math.max(highest - lowest, leastSpan);
  const middle = (lowest + highest) / 2;
  const [low, high] = [Math.max(0, middle - span / 2), middle + span / 2];
  const step = steps.find((one) => span / one <= 4) ?? 50;
  const from = Math.floor(low / step + 1e-9);
  const to = Math.max(Math.ceil(high / step - 1e-9), from + 2);
  return Array.from({ length: to - from + 1 }, (_, place) => Math.round((from + place) * step * 10) / 10);
}

const steps = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20];

export const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
