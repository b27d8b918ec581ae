import type { AnimalFacts, AnimalKind } from "../animal/animal.ts";
import { toTenth } from "../animal/weight/to-tenth.ts";
import type { MeasuredWeight } from "../animal/weight/weight-curve.ts";
import { daysBetween } from "../subscription/stock/stock-days.ts";
import { dayAfter } from "../time/wall-clock.ts";
import { ageInMonths, idealWeight } from "./energy.ts";
import { needsVet } from "./fit.ts";
import { lastMonthOfGrowth, monthsOfGrowth } from "./growth.ts";

/** Kilograms. */
export interface PlannedWeights {
  startWeight: number;
  targetWeight: number;
}

/** Days are `Y-m-d`. */
export interface WeightPlan extends PlannedWeights {
  startedOn: string;
  nextWeighingOn: string | null;
}

/**
 * AAHA, Weight Management Guidelines (2014): share of its weight that an animal may lose in a week. FEDIAF gives
 * body condition and energy, but no rate. The shop allows the same rates to an animal that gains.
 */
export const weeklyRates = { dog: { slow: 0.01, fast: 0.02 }, cat: { slow: 0.005, fast: 0.01 } } as const;

export const daysBetweenWeighings = 14;

type PlannedFacts = Pick<AnimalFacts, "kind" | "weight" | "birthday" | "condition" | "feature">;

export type PlanRefusal = "incomplete" | "vet" | "young" | "very-thin" | "good-shape";

export interface OfferedPlan extends PlannedWeights {
  isObese: boolean;
}

/** @param facts with the code of the health choice in place of its reference */
export function offeredPlan(facts: PlannedFacts, today: Date): OfferedPlan | PlanRefusal {
  const { weight, condition, feature } = facts;
  const month = ageInMonths(facts, today);
  const ideal = idealWeight(facts);
  if (weight === null || !ideal || month === undefined || condition === null || feature === null)
    return "incomplete";
  if (needsVet(feature)) return "vet";
  if (isGrowing(facts.kind, month, ideal)) return "young";
  if (condition === 1) return "very-thin";
  const targetWeight = toTenth(ideal);
  if (condition === 3 || targetWeight === toTenth(weight)) return "good-shape";
  return { startWeight: weight, targetWeight, isObese: condition === 5 };
}

/** A giant breed grows for longer than a year. @param grown kilograms of an adult */
const isGrowing = (kind: AnimalKind, month: number, grown: number): boolean =>
  month <= lastMonthOfGrowth || (kind === "dog" && month < monthsOfGrowth(grown));

type Course = Omit<WeightPlan, "nextWeighingOn">;

/** Whole weeks to the target at the fast and at the slow rate. */
export function weeksOf(kind: AnimalKind, plan: PlannedWeights): { fewest: number; most: number } {
  const { slow, fast } = weeklyRates[kind];
  const weeksAt = (rate: number) =>
    Math.ceil(Math.log(plan.targetWeight / plan.startWeight) / Math.log(1 + signOf(plan) * rate) - 1e-9);
  return { fewest: weeksAt(fast), most: weeksAt(slow) };
}

export interface CoursePoint {
  on: string;
  /** Weight at the slow and at the fast rate, never beyond the target. */
  slow: number;
  fast: number;
}

/** A point for each weighing until the target is reached at the slow rate. */
export function courseOf(kind: AnimalKind, plan: Course): CoursePoint[] {
  const weighings = Math.ceil((weeksOf(kind, plan).most * 7) / daysBetweenWeighings);
  return Array.from({ length: weighings + 1 }, (_, place) => {
    const on = dayAfter(plan.startedOn, place * daysBetweenWeighings);
    return { on, ...expectedOn(kind, plan, on) };
  });
}

export function expectedOn(kind: AnimalKind, plan: Course, day: string): { slow: number; fast: number } {
  const weeks = daysBetween(plan.startedOn, day) / 7;
  const { slow, fast } = weeklyRates[kind];
  const sign = signOf(plan);
  const reached = (rate: number) => {
    const weight = plan.startWeight * (1 + sign * rate) ** weeks;
    return sign < 0 ? Math.max(plan.targetWeight, weight) : Math.min(plan.targetWeight, weight);
  };
  return { slow: reached(slow), fast: reached(fast) };
}

/** "too-fast" and "stalled" are for a veterinarian. */
export type PlanVerdict = "first" | "on-course" | "slow" | "reached" | "too-fast" | "stalled";

/** AAHA: without a change in four to six weeks, the plan is looked at again. */
const stalledAfter = 28;

/** Days. Shorter times tell more of the bowl than of the body. */
const leastToCompare = 7;

/** Kilograms by which two weights, each rounded to a tenth, may exaggerate a change. */
const rounding = 0.1;

/** A body below its target by more is no success. */
const beyondTarget = 0.05;

/** @param measured oldest first, in kilograms */
export function verdictOf(
  kind: AnimalKind,
  plan: WeightPlan,
  measured: readonly MeasuredWeight[],
): PlanVerdict {
  const points = weighingsOf(plan, measured);
  const last = points.at(-1);
  if (!last || points.length < 2) return "first";
  const sign = signOf(plan);
  const before = (days: number) =>
    points.findLast(({ measuredOn }) => daysBetween(measuredOn, last.measuredOn) >= days);
  const month = before(stalledAfter);
  const compared = [before(leastToCompare), month].flatMap((one) => one ?? []);
  if (compared.some((earlier) => isTooFast(kind, sign, earlier, last))) return "too-fast";
  const beyond = sign * (last.weight - plan.targetWeight);
  if (beyond > plan.targetWeight * beyondTarget) return "too-fast";
  if (beyond >= 0) return "reached";
  if (month && sign * (last.weight - month.weight) <= 0) return "stalled";
  const { slow } = expectedOn(kind, plan, last.measuredOn);
  return sign * (last.weight - slow) < -rounding / 2 ? "slow" : "on-course";
}

function isTooFast(
  kind: AnimalKind,
  sign: number,
  earlier: MeasuredWeight,
  { weight, measuredOn }: MeasuredWeight,
): boolean {
  const weeks = daysBetween(earlier.measuredOn, measuredOn) / 7;
  const moved = sign * (weight - earlier.weight) - rounding;
  return moved / earlier.weight > weeklyRates[kind].fast * weeks;
}

/** The weight at the start, then those measured on later days. */
export const weighingsOf = (
  { startedOn, startWeight }: Course,
  measured: readonly MeasuredWeight[],
): MeasuredWeight[] => [
  { weight: startWeight, measuredOn: startedOn },
  ...measured.filter(({ measuredOn }) => measuredOn > startedOn),
];

/** −1 if the animal is to lose weight. */
const signOf = ({ startWeight, targetWeight }: PlannedWeights): 1 | -1 =>
  targetWeight < startWeight ? -1 : 1;
