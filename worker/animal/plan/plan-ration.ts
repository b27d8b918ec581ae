import type { PlanRation } from "../../../client/features/animal/plan/plan-ration.tsx";
import type { Animal } from "../../../shared/animal/animal.ts";
import type { AnimalLists } from "../../../shared/animal/animal-lists.ts";
import { frequencyOf } from "../../../shared/frequency/frequency.ts";
import { gramsPerDay } from "../../../shared/nutrition/grams-per-day.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isPaused, isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { uncapitalised } from "../../../shared/text/capitalised.ts";
import type { AppContext } from "../../context.ts";
import { energyOf } from "../../nutrition/energy-of.ts";
import { ownAnimalsOnce } from "../../nutrition/own-animals.ts";
import { type Format, formatsByCode } from "../../purchase/product/formats-by-code.ts";
import { ownSubscriptionsOnce } from "../../purchase/subscription/own-subscriptions.ts";
import { eatenMeals, recurringOf } from "../profile/eaten-meals.ts";

/** The ration of the target weight, and how long a parcel lasts with it, if only one subscription brings food. */
export async function planRation(
  c: AppContext,
  animal: Animal,
  { lists, targetWeight }: { lists: AnimalLists | null; targetWeight: number },
): Promise<PlanRation | null> {
  const energy = energyOf({ ...animal, weight: targetWeight, condition: 3 }, lists);
  if (!energy) return null;
  const subscriptions = await ownSubscriptionsOnce(c);
  const { meals } = await eatenMeals(c.var, animal, subscriptions);
  const formats = await formatsByCode(c.var, meals);
  const foods = new Map(
    [...formats.values()].flatMap(({ product }) =>
      product.metabolizableEnergy
        ? [[product.name, gramsPerDay(product.metabolizableEnergy, energy)] as const]
        : [],
    ),
  );
  const [subscription, ...others] = subscriptions.filter(
    (one) => isRunning(one) && !isPaused(one) && recurringOf(one).some(({ code }) => formats.has(code)),
  );
  return {
    kcal: energy.need,
    targetWeight,
    foods: [...foods].map(([name, grams]) => ({ name, grams })),
    parcel:
      subscription && others.length === 0
        ? await parcelOf(c, animal, { subscription, formats, need: energy.need })
        : null,
  };
}

interface Fed {
  subscription: CustomerSubscription;
  formats: ReadonlyMap<string, Format>;
  need: number;
}

async function parcelOf(
  c: AppContext,
  { id, kind }: Animal,
  { subscription, formats, need }: Fed,
): Promise<PlanRation["parcel"]> {
  const { interval } = subscription;
  const days = daysOf(subscription, formats, need);
  if (!interval || !days) return null;
  const animals = await ownAnimalsOnce(c);
  if (animals.some((other) => other.id !== id && other.kind === kind)) return { kind: "shared" };
  const frequencies = await c.var.frequencies.atHand();
  const fitting = frequencies
    .map(({ code }) => code)
    .filter((code) => code <= days)
    .toSorted((one, other) => one - other)
    .at(-1);
  return {
    kind: "own",
    subscription: subscription.id,
    days,
    every: uncapitalised(frequencyOf(interval, frequencies)),
    isFitting: fitting === interval,
    hasFrequency: fitting !== undefined,
  };
}

/** Days that the energy of a parcel's meals lasts; null if a label is unknown. */
function daysOf({ items }: CustomerSubscription, formats: Fed["formats"], need: number): number | null {
  const energies = items.flatMap(({ variant, quantity, once }) => {
    const format = once || !variant ? undefined : formats.get(variant);
    if (!format) return [];
    const { product, variant: sold } = format;
    const { metabolizableEnergy: kcal } = product;
    return [sold.weight && kcal ? ((sold.weight * kcal) / 100) * (quantity ?? 1) : Number.NaN];
  });
  const days = Math.floor(energies.reduce((sum, one) => sum + one, 0) / need);
  return Number.isFinite(days) && days > 0 ? days : null;
}
