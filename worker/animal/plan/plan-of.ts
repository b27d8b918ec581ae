import type { Animal } from "../../../shared/animal/animal.ts";
import { type AnimalLists, codeOf } from "../../../shared/animal/animal-lists.ts";
import { weightInCondition } from "../../../shared/nutrition/energy.ts";
import {
  type OfferedPlan,
  offeredPlan,
  type PlanRefusal,
  type WeightPlan,
} from "../../../shared/nutrition/weight-plan.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

/** Null if the animal has none. @throws UpstreamError in an outage */
export const planOf = ({ ecommerce }: Services<"ecommerce">, id: number): Promise<WeightPlan | null> =>
  ecommerce.weightPlan(id).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  });

/** An unknown kind counts as an incomplete profile, an illness whose name is unknown as one for a vet. */
export function offerOf(
  { kind, feature, ...animal }: Animal,
  lists: AnimalLists | null,
): OfferedPlan | PlanRefusal {
  if (!kind) return "incomplete";
  return offeredPlan({ ...animal, kind, feature: codeOf(lists?.features, feature) }, clock.date());
}

/** Null without a running plan, and in an outage, which is logged. */
export async function plannedWeight(
  services: Services<"ecommerce" | "log" | "settings">,
  { id }: Pick<Animal, "id">,
): Promise<number | null> {
  if (!services.settings.features.has("weight-plan")) return null;
  const plan = await planOf(services, id).catch((error: unknown) => {
    services.log.error("weight plan not known", error);
    return null;
  });
  return plan?.targetWeight ?? null;
}

/** The animal as its plan feeds it: by the target, whatever it weighs by now. @param target kilograms; null without a plan */
export const fedTo = <Fed extends Pick<Animal, "condition" | "weight">>(
  animal: Fed,
  target: number | null,
): Fed => (target === null ? animal : { ...animal, weight: weightInCondition(target, animal.condition) });
