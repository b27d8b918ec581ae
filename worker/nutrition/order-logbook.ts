import type { Logbook } from "../../client/features/nutrition/logbook-card.tsx";
import type { Animal } from "../../shared/animal/animal.ts";
import type { AnimalLists } from "../../shared/animal/animal-lists.ts";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { nextDelivery } from "../../shared/frequency/frequency.ts";
import { fitOf } from "../../shared/nutrition/fit.ts";
import { logbookTexts } from "../../shared/nutrition/logbook.texts.ts";
import { type LogbookStep, logbookSteps } from "../../shared/nutrition/logbook.ts";
import { transitionFile } from "../../shared/nutrition/transition-view.ts";
import type { OrderedVariant } from "../../shared/order/order.ts";
import type { FollowUp } from "../../shared/order/order-view.ts";
import { capitalised, uncapitalised } from "../../shared/text/capitalised.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import { formatDay, parseDate } from "../../shared/time/dates.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import type { AppContext, Services } from "../context.ts";
import { type OrderTransition, orderTransition } from "../purchase/order/order-transition.ts";
import { animalListsAtHand } from "./animal-lists.ts";
import { fedAnimal } from "./fed-animal.ts";
import { fitAnimalOf } from "./fit-animals.ts";
import { ownAnimalsAtHand } from "./own-animals.ts";
import { shownAnimal } from "./shown-animal.ts";
import type { LaterEvent } from "./transition-file.ts";

const t = translator(logbookTexts);

export interface OrderLogbook {
  transition: OrderTransition;
  animal: Animal | null;
  steps: LogbookStep[];
}

/**
 * The steps of an order's new food, day by day. Null if it brings none. The animal is named only if no other
 * one of the customer's could eat the food; its grams are known if the order has one food.
 *
 * @param isKept whether it is still given once the transition is over
 */
export async function orderLogbook(
  c: AppContext,
  order: CheckoutOrder,
  followUp: FollowUp | Promise<FollowUp>,
  variants: readonly OrderedVariant[] = order.items.map(({ variant }) => variant),
  isKept = false,
): Promise<OrderLogbook | null> {
  const hasAnimals = c.var.settings.features.has("animals");
  const known = ownAnimalsAtHand(c);
  const lists = hasAnimals ? animalListsAtHand(c.var) : null;
  const transition = await orderTransition(c, order, variants, followUp, isKept);
  if (!transition) return null;
  const [only, ...others] = (await known).filter(({ kind }) => kind && transition.kinds.includes(kind));
  const animal = only && others.length === 0 ? only : null;
  const [meal, second] = transition.meals;
  const eaten = animal && meal && !second ? await rationOf(c.var, await lists, animal, meal) : null;
  const steps = logbookSteps({
    from: transition.from,
    length: transition.length,
    ration: eaten?.ration ?? null,
    bought: eaten?.bought ?? null,
    nextParcel: nextParcelOf(order),
  });
  return { transition, animal, steps };
}

async function rationOf(
  services: Services<"ecommerce" | "log" | "settings">,
  lists: AnimalLists | null,
  animal: Animal,
  { product, variant, quantity }: OrderTransition["meals"][number],
) {
  const { kind } = animal;
  const fed = kind && (await fedAnimal(services, { ...animal, kind }, lists));
  const facts = fed && fitAnimalOf(String(animal.id), fed, lists);
  const fit = facts && fitOf(product, facts.facts, clock.date(), facts.grownWeight);
  return fit?.kind === "fits"
    ? { ration: fit.grams, bought: variant.weight === null ? null : variant.weight * quantity }
    : null;
}

function nextParcelOf({ items, checkoutCompletedAt, subscription }: CheckoutOrder): string | null {
  const intervals = items.flatMap(({ subscriptionInterval }) => subscriptionInterval ?? []);
  const ordered = parseDate(checkoutCompletedAt);
  if (subscription || intervals.length === 0 || !ordered) return null;
  return dayInParis(nextDelivery(ordered, Math.min(...intervals)));
}

export async function logbookCard(c: AppContext, logbook: OrderLogbook): Promise<Logbook> {
  const { animal, transition, steps } = logbook;
  const lists = animal && (await animalListsAtHand(c.var));
  return {
    title: t("title", { name: animal?.name ?? "" }),
    animal: animal && shownAnimal(c.var, animal, lists),
    steps: steps.map((step) => ({ day: capitalised(formatDay(step.on)), text: textOf(step) })),
    file: transitionFile(transition),
  };
}

/** The next step, if one is left. */
export function nextStep({ steps, animal }: OrderLogbook, today: string) {
  const next = steps.find(({ on }) => on >= today);
  const title = t("title", { name: animal?.name ?? "" });
  return (
    next && {
      title,
      text: t("next", { day: capitalised(formatDay(next.on)), step: uncapitalised(textOf(next)) }),
    }
  );
}

/** The steps after the transition, for a calendar. */
export const laterEvents = ({ steps, animal }: OrderLogbook): LaterEvent[] =>
  steps.flatMap(({ kind, on }) =>
    kind === "share"
      ? []
      : {
          kind,
          on,
          title: t(`event.${kind}`, { name: animal?.name ?? t("event.unnamed") }),
          ...(kind === "weighing" && { text: t("event.weighingText") }),
        },
  );

function textOf(step: LogbookStep): string {
  if (step.kind !== "share") return t(step.kind);
  const text = t(nameOfShare[step.share]);
  return step.grams === null ? text : t("grams", { step: text, grams: step.grams });
}

const nameOfShare = { 25: "quarter", 50: "half", 75: "threeQuarters", 100: "whole" } as const;
