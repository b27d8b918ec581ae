import type { Advice, AdviceRequest, NoAdvice } from "../../../shared/guide/advice.ts";
import { weaned } from "../../../shared/nutrition/growth.ts";
import { type Profile, profileOf } from "../../../shared/nutrition/profile.ts";
import { adviseMenu } from "./advise-menu.ts";
import { candidatesAmong, excludedAmong, recommendation } from "./candidates.ts";
import { energyOf } from "./energy-answer.ts";
import type { Food } from "./food.ts";

interface Knowledge {
  foods: readonly Food[];
  today: Date;
  grownWeight?: number | undefined;
}

const pathologies: ReadonlySet<string> = new Set([
  "kidney",
  "diabetes",
  "heart",
  "liver",
  "pancreatitis",
  "urinary-stones",
]);

const best = 3;

/** Kilograms. Whole grams are too coarse for a ration below this weight. */
const leastWeight = 0.4;

export function advise(request: AdviceRequest, { foods, today, grownWeight }: Knowledge): Advice | NoAdvice {
  const { animal, kind } = request;
  if (kind !== "food" && animal.kind === "dog") return "wrong_animal_type";
  if (animal.feature && pathologies.has(animal.feature)) return "pathology";
  const profile = profileOf(animal, today, grownWeight);
  if (!profile || profile.month < weaned || (animal.weight ?? 0) < leastWeight) return "not_eligible";
  return kind === "food" ? adviseFood(request, profile, foods) : adviseMenu(request, profile, foods);
}

function adviseFood({ every }: AdviceRequest, profile: Profile, foods: readonly Food[]): Advice | NoAdvice {
  const candidates = candidatesAmong(foods, "dry", profile);
  if (candidates.length === 0) return "no_result";
  const chosen = every ? candidates : candidates.slice(0, best);
  return {
    energy: energyOf(profile),
    recommendations: chosen.map((candidate) => recommendation(candidate, profile)),
    excluded: excludedAmong(foods, "dry", profile, every ?? false),
    menu: null,
  };
}
