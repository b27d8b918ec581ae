import type { Animal } from "../../../shared/animal/animal.ts";
import type { MeasuredWeight } from "../../../shared/animal/weight/weight-curve.ts";
import type { WeightPlan } from "../../../shared/nutrition/weight-plan.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import type { AppContext } from "../../context.ts";
import { withNames } from "../../nutrition/named-subscriptions.ts";
import { ownAnimalsOnce } from "../../nutrition/own-animals.ts";
import { planOf } from "../../nutrition/plan-of.ts";
import { ownSubscriptionsOnce } from "../../purchase/subscription/own-subscriptions.ts";

export interface StartedParts {
  plan: Promise<WeightPlan | null>;
  weights: Promise<MeasuredWeight[] | null>;
  subscriptions: Promise<CustomerSubscription[]>;
  animals: Promise<Animal[]>;
}

export function startParts(c: AppContext, id: number): StartedParts {
  const { ecommerce } = c.var;
  const started = {
    plan: c.var.settings.features.has("weight-plan") ? planOf(c.var, id) : Promise.resolve(null),
    weights: ecommerce.animalWeights(id),
    subscriptions: withNames(c, ownSubscriptionsOnce(c)),
    animals: ownAnimalsOnce(c),
  };
  for (const part of Object.values(started)) part.catch(() => {});
  return started;
}
