import type { Animal } from "../../../shared/animal/animal.ts";
import type { OrderedVariant } from "../../../shared/order/order.ts";
import { meaningOfOrder } from "../../../shared/order/order-states.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import type { StockFood } from "../../../shared/subscription/stock/stock-bowls.ts";
import type { Services } from "../../context.ts";
import { knownVariants } from "../../purchase/product/known-products.ts";
import { stockFoods } from "../../purchase/stock/stock-foods.ts";

const latest = 5;

interface EatenMeals {
  source: "subscription" | "order" | "none";
  meals: OrderedVariant[];
}

/** @throws Error if the products are not known; UpstreamError */
export async function eatenMeals(
  services: Services<"content" | "ecommerce" | "log">,
  animal: Animal,
  subscriptions: readonly CustomerSubscription[],
): Promise<EatenMeals> {
  const running = subscriptions.filter(isRunning);
  const delivered = await mealsAmong(services, running.flatMap(recurringOf), animal);
  if (delivered.length > 0) return { source: "subscription", meals: delivered };
  const { orders } = await services.ecommerce.orders(1, latest);
  const taken = orders.filter(({ state }) => meaningOfOrder(state).isKept);
  const ordered = taken.map(({ items }) => items.map(({ variant }) => variant));
  const meals = await mealsAmong(services, ordered.flat(), animal);
  const last = ordered
    .map((variants) => meals.filter((meal) => variants.some(({ code }) => code === meal.code)))
    .find((found) => found.length > 0);
  return last ? { source: "order", meals: last } : { source: "none", meals: [] };
}

export const recurringOf = ({ items }: CustomerSubscription): OrderedVariant[] =>
  items.flatMap(({ variant, once }) => (variant && !once ? [{ code: variant }] : []));

async function mealsAmong(
  services: Services<"content" | "ecommerce" | "log">,
  variants: readonly OrderedVariant[],
  animal: Animal,
): Promise<OrderedVariant[]> {
  if (variants.length === 0) return [];
  const known = await knownVariants(services, variants);
  const foods = await stockFoods(services, known, []);
  const meals = foods.filter((food) => isFor(food, animal)).map(({ code }) => code);
  if (meals.length === 0 && known.some(({ product }) => !product)) throw new Error("products not known");
  return known.filter(({ code }) => meals.includes(code));
}

export const isFor = (food: Pick<StockFood, "animal">, { kind }: Pick<Animal, "kind">): boolean =>
  food.animal === kind;
