import type { AnimalFacts } from "../../shared/animal/animal.ts";
import { codeOf } from "../../shared/animal/animal-lists.ts";
import { api } from "../../shared/api/api.ts";
import { changesOfDiet } from "../../shared/guide/diet-notes.ts";
import { resultQuery } from "../../shared/guide/result-query.ts";
import type { AdvisedFood } from "../../shared/guide/shown-advice.ts";
import { lengthFor, reasonsForLonger } from "../../shared/nutrition/transition.ts";
import {
  type FoldedTransition,
  type TransitionView,
  transitionChoice,
} from "../../shared/nutrition/transition-view.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import type { AppContext } from "../context.ts";
import { animalListsAtHand } from "../nutrition/animal-lists.ts";
import { deliveryTermsOf, expectedBy } from "../purchase/delivery/delivery-terms.ts";

export async function adviceTransition(
  c: AppContext,
  animal: AnimalFacts,
  foods: readonly AdvisedFood[],
  now: Date,
): Promise<(FoldedTransition & { sku: string }) | null> {
  const chosen = foods.find(({ sku }) => sku === c.req.query(resultQuery.food));
  const food = chosen ?? foods[0];
  if (!food) return null;
  const view = await transitionTo(c, animal, [food], now);
  const { isChosen } = view;
  return { ...view, sku: food.sku, isOpen: isChosen || chosen !== undefined, ration: food.ration };
}

export async function menuTransition(
  c: AppContext,
  animal: AnimalFacts,
  foods: readonly NewFood[],
  now: Date,
): Promise<FoldedTransition> {
  const view = await transitionTo(c, animal, foods, now);
  return { ...view, isOpen: view.isChosen };
}

interface NewFood {
  sku: string;
  name: string;
}

/** Assumes an order placed today; starts today if the delivery date is unknown. */
async function transitionTo(
  c: AppContext,
  animal: AnimalFacts,
  foods: readonly NewFood[],
  now: Date,
): Promise<TransitionView> {
  const today = dayInParis(now);
  const choice = transitionChoice(c.req.query(), today);
  const [lists, terms] = await Promise.all([animalListsAtHand(c.var), deliveryTermsOf(c.var)]);
  const expected = expectedBy(terms, { country: c.var.country, carrier: null }, { shippedOn: null, now });
  const feature = codeOf(lists?.features, animal.feature);
  const reasons = reasonsForLonger({ ...animal, feature, ...changesOfDiet(animal, lists) }, now);
  return {
    from: choice.from ?? expected ?? today,
    length: choice.length ?? lengthFor(reasons),
    isChosen: choice.from !== undefined,
    reasons,
    names: foods.map(({ name }) => name),
    ration: null,
    file: api.foodTransition(foods.map(({ sku }) => sku)),
  };
}
