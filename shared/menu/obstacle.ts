import type { AnimalFacts } from "../animal/animal.ts";
import type { NoAdvice } from "../guide/advice.ts";

export type ObstacleCode = NoAdvice | "incomplete" | "weight" | "allergy" | "plan" | "technical";

export type ObstacleWay = "guide" | "profile" | "answers" | "weight" | "selection" | "retry" | "contact";

export const obstacleWays = {
  wrong_animal_type: ["guide"],
  incomplete: ["profile"],
  weight: ["weight"],
  overweight: ["guide", "contact"],
  pathology: ["answers"],
  wrong_kibble_type: ["selection"],
  kitten_with_adult_kibble: ["selection"],
  adult_with_kitten_kibble: ["selection"],
  menu_unavailable: ["selection", "guide"],
  allergy: ["guide", "answers"],
  plan: ["contact"],
  not_eligible: ["guide", "contact"],
  no_result: ["guide", "contact"],
  technical: ["retry", "contact"],
} as const satisfies Record<ObstacleCode, readonly ObstacleWay[]>;

export const isAboutKibble = (code: ObstacleCode): boolean =>
  code === "wrong_kibble_type" || code === "kitten_with_adult_kibble" || code === "adult_with_kitten_kibble";

/** Kilograms, `from` inclusive and `below` exclusive. */
const menuWeights = { from: 1, below: 13 } as const;

export function obstacleIn({
  kind,
  weight,
  birthday,
  sterilized,
  condition,
  activity,
  feature,
}: AnimalFacts): "wrong_animal_type" | "incomplete" | "weight" | undefined {
  if (kind !== "cat") return "wrong_animal_type";
  if (weight !== null && (weight < menuWeights.from || weight >= menuWeights.below)) return "weight";
  const needed = [weight, birthday, sterilized, condition, activity, feature];
  return needed.includes(null) ? "incomplete" : undefined;
}
