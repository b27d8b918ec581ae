import type { Animal } from "../../../shared/animal/animal.ts";
import { isBigChange, type WeightChange } from "../../../shared/animal/weight/weight-change.ts";
import { ageInMonths } from "../../../shared/nutrition/energy.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Services } from "../../context.ts";
import { energyOf } from "../../nutrition/energy-of.ts";
import { fedAnimal } from "../../nutrition/fed-animal.ts";
import { stockFoods } from "../../purchase/stock/stock-foods.ts";
import { eatenMeals } from "../profile/eaten-meals.ts";
import { vetDecides } from "../profile/vet-decides.ts";

/** Leaves out what is unknown, and everything if a vet decides. Never rejects during an outage. */
export async function weightChangeOf(
  services: Services<"animalLists" | "content" | "ecommerce" | "log" | "settings">,
  animal: Animal,
  weight: number,
  subscriptions: Promise<CustomerSubscription[]>,
): Promise<WeightChange> {
  const today = clock.date();
  const heavier = { ...animal, weight };
  const [lists, isVets, eaten] = await Promise.all([
    services.animalLists().catch((error: unknown) => {
      services.log.error("choices of animals not known", error);
      return null;
    }),
    vetDecides(services, heavier),
    foodsOf(services, animal, heavier, subscriptions).catch((error: unknown) => {
      services.log.error("ration before and after not calculated", error);
      return { source: "down" as const, foods: [] };
    }),
  ]);
  const change = {
    was: animal.weight,
    weight,
    isBig: isBigChange(animal.weight, weight, ageInMonths(animal, today)),
  };
  if (isVets !== false) return { ...change, energy: null, foods: [], source: isVets ? "vet" : "down" };
  const fed = await fedAnimal(services, heavier, lists, weight);
  if (!fed) return { ...change, energy: null, foods: [], source: "vet" };
  const after = energyOf(fed, lists, today)?.need;
  const before = energyOf(fed === heavier ? animal : fed, lists, today)?.need ?? null;
  return {
    ...change,
    energy: after === undefined ? null : { before, after },
    source: eaten.source,
    foods: eaten.foods.map(({ name, kcal }) => ({
      name,
      before: gramsOf(before, kcal),
      after: gramsOf(after, kcal),
    })),
  };
}

/** Uses the rounded need shown beside it, so that both numbers agree. @param kcal per 100 g */
const gramsOf = (need: number | null | undefined, kcal: number | null): number | null =>
  need && kcal ? Math.round((need / kcal) * 100) : null;

interface Eaten {
  source: WeightChange["source"];
  /** `kcal` is per 100 g; null if the food is not for this animal or has no label. */
  foods: { name: string; kcal: number | null }[];
}

async function foodsOf(
  services: Services<"content" | "ecommerce" | "log">,
  animal: Animal,
  heavier: Animal,
  subscriptions: Promise<CustomerSubscription[]>,
): Promise<Eaten> {
  const { source, meals } = await eatenMeals(services, animal, await subscriptions);
  const skus = meals.flatMap(({ product }) => product ?? []);
  const [foods, products] = await Promise.all([
    stockFoods(services, meals, [heavier]),
    skus.length > 0 ? services.content.productsBySku(skus, 2) : new Map(),
  ]);
  const recipes = new Map(foods.map((food) => [food.name, food]));
  return {
    source,
    foods: [...recipes.values()].map(({ code, name, rations }) => {
      const sku = meals.find((meal) => meal.code === code)?.product ?? "";
      return { name, kcal: rations.length > 0 ? (products.get(sku)?.metabolizableEnergy ?? null) : null };
    }),
  };
}
