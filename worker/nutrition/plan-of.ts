import type { Animal } from "../../shared/animal/animal.ts";
import { type AnimalLists, codeOf } from "../../shared/animal/animal-lists.ts";
import {
  type OfferedPlan,
  offeredPlan,
  type PlanRefusal,
  type WeightPlan,
} from "../../shared/nutrition/weight-plan.ts";
import * as clock from "../../shared/time/clock.ts";
import type { Services } from "../context.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";

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
