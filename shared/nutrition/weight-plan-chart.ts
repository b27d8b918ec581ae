import type { AnimalKind } from "../animal/animal.ts";
import { linesAround, type MeasuredWeight, share } from "../animal/weight/weight-curve.ts";
import { daysBetween } from "../subscription/stock/stock-days.ts";
import { type CoursePoint, courseOf, type WeightPlan, weighingsOf } from "./weight-plan.ts";

interface Place {
  /** Percent from the left and from the top. */
  x: number;
  y: number;
}

export interface PlanChart {
  points: (MeasuredWeight & Place)[];
  slow: Place[];
  fast: Place[];
  target: number;
  lines: { weight: number; y: number }[];
  from: string;
  to: string;
  rows: (CoursePoint & { measured: number | null })[];
}

/** Days by which a weighing may miss its planned one. */
const near = 7;

export function planChart(
  kind: AnimalKind,
  plan: WeightPlan,
  measured: readonly MeasuredWeight[],
): PlanChart {
  const points = weighingsOf(plan, measured);
  const course = courseOf(kind, plan);
  const from = plan.startedOn;
  const to =
    [...course.map(({ on }) => on), ...points.map(({ measuredOn }) => measuredOn)].toSorted().at(-1) ?? from;
  const weights = [...points.map(({ weight }) => weight), plan.targetWeight];
  const lines = linesAround(Math.min(...weights), Math.max(...weights), 0);
  const [bottom = 0, top = 1] = [lines.at(0), lines.at(-1)];
  const days = Math.max(1, daysBetween(from, to));
  const placeOf = (on: string, weight: number): Place => ({
    x: share(daysBetween(from, on), days),
    y: share(top - weight, top - bottom),
  });
  return {
    points: points.map((one) => ({ ...one, ...placeOf(one.measuredOn, one.weight) })),
    slow: course.map(({ on, slow }) => placeOf(on, slow)),
    fast: course.map(({ on, fast }) => placeOf(on, fast)),
    target: placeOf(to, plan.targetWeight).y,
    lines: lines.map((weight) => ({ weight, y: placeOf(to, weight).y })),
    from,
    to,
    rows: course.map((point) => ({ ...point, measured: nearest(points, point.on) })),
  };
}

function nearest(points: readonly MeasuredWeight[], on: string): number | null {
  const distance = ({ measuredOn }: MeasuredWeight) => Math.abs(daysBetween(on, measuredOn));
  const [found] = points
    .filter((one) => distance(one) < near)
    .toSorted((one, other) => distance(one) - distance(other));
  return found?.weight ?? null;
}
