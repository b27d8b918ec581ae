import type { AnimalFacts } from "../animal/animal.ts";
import { monthsBetween } from "../time/age.ts";
import {
  adultDog,
  adultFactor,
  calmCat,
  dogActivities,
  dogAges,
  exponentOf,
  neuteredDog,
} from "./energy-rows.ts";
import { adultWeight, kittenMultiple, lastMonthOfGrowth, puppyFactor } from "./growth.ts";

export type EnergyStepCode =
  | "low-activity"
  | "high-activity"
  | "very-high-activity"
  | "sterilized"
  | "growth"
  /** Caps the factor, because the other steps together would leave the band. */
  | "band-limit";

export type EnergyBand =
  | "puppy"
  | "dog-young"
  | "dog-adult"
  | "dog-old"
  | "kitten"
  | "cat-active"
  | "cat-calm";

export interface EnergyNeed {
  /** kcal a day. */
  need: number;
  low: number;
  high: number;
  factor: number;
  exponent: number;
  /** Ideal weight in kilograms, not the current one. */
  weight: number;
  base: number;
  steps: { code: EnergyStepCode; share: number }[];
  band: EnergyBand;
}

type Profile = Pick<AnimalFacts, "kind" | "weight" | "birthday" | "sterilized" | "condition" | "activity">;

interface Rule {
  base: number;
  steps: EnergyNeed["steps"];
  low: number;
  high: number;
  band: EnergyBand;
}

/** An animal of unknown age counts as an adult. @param grownWeight kilograms expected of this breed */
export function energyNeed(
  facts: Profile,
  today: Date,
  grownWeight?: number | undefined,
): EnergyNeed | undefined {
  const weight = idealWeight(facts);
  if (weight === undefined) return undefined;
  const exponent = exponentOf[facts.kind];
  const rule = ruleFor(facts, { weight, month: ageInMonths(facts, today), grownWeight });
  const { factor, steps } = withinBand(rule);
  const kcal = (perKilogram: number) => Math.round(perKilogram * weight ** exponent);
  return {
    need: kcal(factor),
    low: kcal(rule.low),
    high: kcal(rule.high),
    factor,
    exponent,
    weight,
    base: rule.base,
    steps,
    band: rule.band,
  };
}

export function ageInMonths({ birthday }: Pick<AnimalFacts, "birthday">, today: Date): number | undefined {
  return birthday === null ? undefined : Math.max(0, monthsBetween(new Date(birthday), today));
}

/**
 * WSAVA, AAHA: each of nine degrees of condition is a tenth of the weight, and ours cover two. Very thin
 * animals regain weight in stages, so they count as thin.
 */
const shareOfTarget = { 1: 0.85, 2: 0.85, 3: 1, 4: 1.15, 5: 1.35 } as const;

/** Kilograms of the same animal in good shape. */
export function idealWeight({
  weight,
  condition,
}: Pick<AnimalFacts, "weight" | "condition">): number | undefined {
  return weight === null || !(weight > 0) ? undefined : weight / shareOfTarget[condition ?? 3];
}

/** Kilograms in its present condition of an animal that weighs `ideal` in good shape. */
export const weightInCondition = (ideal: number, condition: AnimalFacts["condition"]): number =>
  ideal * shareOfTarget[condition ?? 3];

interface Body {
  weight: number;
  month: number | undefined;
  grownWeight: number | undefined;
}

function ruleFor({ kind, activity, sterilized }: Profile, { weight, month, grownWeight }: Body): Rule {
  const grows = month !== undefined && month <= lastMonthOfGrowth;
  if (kind === "cat") return grows ? kittenRule(month) : catRule(activity === "low", sterilized === true);
  if (!grows) return dogRule(month, activity, sterilized === true);
  const adult = grownWeight ?? adultWeight(weight, month);
  const { factor, low, high } = puppyFactor(adult === undefined ? 1 : weight / adult);
  return { base: factor, steps: [], low, high, band: "puppy" };
}

function dogRule(month: number | undefined, activity: string | null, sterilized: boolean): Rule {
  const age = dogAges.find(({ lastMonth }) => month !== undefined && month <= lastMonth) ?? adultDog;
  const moved = dogActivities.find((row) => row.activity === activity);
  const rows = [...(moved ? [moved] : []), ...(sterilized ? [neuteredDog] : [])];
  const steps: Rule["steps"] = [
    ...(moved ? [{ code: moved.step, share: moved.factor / adultDog.factor }] : []),
    ...(sterilized ? [{ code: "sterilized" as const, share: neuteredDog.factor / adultDog.factor }] : []),
  ];
  const share = shareOf(steps);
  const low = share > 1 ? age.factor : Math.min(age.low, ...rows.map((row) => row.low));
  const high = share < 1 ? age.factor : Math.max(age.high, ...rows.map((row) => row.high));
  return { base: age.factor, steps, low, high, band: age.band };
}

/** Neutered or indoors gives the top of FEDIAF's range for calm cats, both the middle. */
function catRule(indoors: boolean, sterilized: boolean): Rule {
  const base = adultFactor.cat;
  if (!indoors && !sterilized) return { base, steps: [], low: calmCat.high, high: base, band: "cat-active" };
  const first = { code: sterilized ? "sterilized" : "low-activity", share: calmCat.high / base } as const;
  const middle = (calmCat.low + calmCat.high) / 2;
  const second = { code: "low-activity", share: middle / calmCat.high } as const;
  return { base, steps: indoors && sterilized ? [first, second] : [first], ...calmCat, band: "cat-calm" };
}

/** FEDIAF multiplies an adult's need, which ranges from a calm to an active cat. */
function kittenRule(month: number): Rule {
  const { factor, low, high } = kittenMultiple(month);
  const base = adultFactor.cat;
  const steps = [{ code: "growth" as const, share: factor }];
  return { base, steps, low: low * calmCat.high, high: high * base, band: "kitten" };
}

function withinBand({ base, steps, low, high }: Rule): Pick<EnergyNeed, "factor" | "steps"> {
  const wanted = base * shareOf(steps);
  const factor = Math.min(high, Math.max(low, wanted));
  if (factor === wanted) return { factor, steps };
  return { factor, steps: [...steps, { code: "band-limit", share: factor / wanted }] };
}

const shareOf = (steps: Rule["steps"]) => steps.reduce((product, { share }) => product * share, 1);
