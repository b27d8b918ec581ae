import type { Advice, Recommended } from "../../../shared/guide/advice.ts";
import type { Profile } from "../../../shared/nutrition/profile.ts";
import { energyReasons } from "./energy-reasons.ts";
import type { Food } from "./food.ts";
import { meritsOf } from "./merits.ts";
import { formatFor, rationOf } from "./rations.ts";
import { exclusionOf } from "./suitability.ts";

export interface Candidate {
  food: Food;
  score: number;
}

export function candidatesAmong(foods: readonly Food[], kind: "dry" | "wet", profile: Profile): Candidate[] {
  return ofKind(foods, kind, profile)
    .filter((food) => !exclusionOf(food, profile))
    .map((food) => ({ food, points: pointsOf(food, profile), cost: costOf(food, profile) }))
    .toSorted((one, other) => other.points - one.points || one.cost - other.cost)
    .map(({ food, points }) => ({ food, score: Math.min(100, Math.max(0, points)) }));
}

function costOf(food: Food, { energy }: Profile): number {
  const ration = rationOf(food, energy);
  const { base_price, weight = 1 } = formatFor(food, ration)?.format ?? {};
  return Math.round(((base_price ?? 0) * ration) / weight / 10);
}

export function excludedAmong(
  foods: readonly Food[],
  kind: "dry" | "wet",
  profile: Profile,
  every: boolean,
): Advice["excluded"] {
  return ofKind(foods, kind, profile).flatMap((food) => {
    const exclusion = exclusionOf(food, profile);
    if (!exclusion || !(every || exclusion.isWorthTelling)) return [];
    return [{ sku: food.product.sku, reason: exclusion.reason }];
  });
}

interface Use {
  ration?: number;
  /** Average of the week in grams a day; `ration` is for a day on which the food is given. */
  average?: number;
}

export function recommendation({ food, score }: Candidate, profile: Profile, use: Use = {}): Recommended {
  const { ration = rationOf(food, profile.energy), average = ration } = use;
  const suiting = formatFor(food, average);
  const told = meritsOf(food, profile).flatMap(({ code, text }) => (text ? [{ code, text }] : []));
  return {
    sku: food.product.sku,
    variantCode: suiting?.format.code ?? null,
    ration,
    bagLifetime: suiting?.days ?? null,
    reasons: [...told, ...energyReasons(profile)],
    score,
  };
}

const ofKind = (foods: readonly Food[], kind: "dry" | "wet", { facts }: Profile) =>
  foods.filter(({ product }) => product.animal === facts.kind && product.kind === kind);

const pointsOf = (food: Food, profile: Profile) =>
  meritsOf(food, profile).reduce((sum, merit) => sum + merit.points, 50);
