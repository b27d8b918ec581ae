import type { Animal } from "../../shared/animal/animal.ts";
import type { AnimalLists } from "../../shared/animal/animal-lists.ts";
import type { MeasuredWeight } from "../../shared/animal/weight/weight-curve.ts";
import { weightInCondition } from "../../shared/nutrition/energy.ts";
import type { WeightPlan } from "../../shared/nutrition/weight-plan.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import type { Services } from "../context.ts";
import { planOf } from "./plan-of.ts";
import { currentVerdict, isForVet } from "./plan-verdict.ts";

/** Animals of one page whose plans are asked for: each takes a call, or two. */
export const mostFed = 5;

/**
 * The animal as its weight plan feeds it: by the target, whatever it weighs by now. Null if only a veterinarian may
 * name a ration. Unchanged without a plan, and in an outage, which is logged.
 *
 * @param weighed kilograms that are not saved yet
 */
export async function fedAnimal<Fed extends Animal>(
  services: Services<"ecommerce" | "log" | "settings">,
  animal: Fed,
  lists: AnimalLists | null,
  weighed?: number,
): Promise<Fed | null> {
  if (!services.settings.features.has("weight-plan")) return animal;
  const plan = await planOf(services, animal.id).catch((error: unknown) => {
    services.log.error("weight plan not known", error);
    return null;
  });
  if (!plan) return animal;
  const saved = await services.ecommerce.animalWeights(animal.id).catch((error: unknown) => {
    services.log.error("weights of a plan not known", error);
    return [];
  });
  const now = weighed === undefined ? [] : [{ weight: weighed, measuredOn: dayInParis(clock.date()) }];
  return fedByPlan(animal, plan, { lists, measured: [...saved, ...now] });
}

/** Null if only a veterinarian may name a ration. */
export function fedByPlan<Fed extends Animal>(
  animal: Fed,
  plan: WeightPlan,
  known: { lists: AnimalLists | null; measured: readonly MeasuredWeight[] },
): Fed | null {
  if (isForVet(currentVerdict(animal, plan, known))) return null;
  return { ...animal, weight: weightInCondition(plan.targetWeight, animal.condition) };
}
