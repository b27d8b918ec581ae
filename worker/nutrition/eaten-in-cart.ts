import type { Cart, EatenInCart } from "../../shared/cart/cart.ts";
import { namesText } from "../../shared/nutrition/fit-text.ts";
import type { AppContext } from "../context.ts";
import { withTimeout } from "../with-timeout.ts";
import { fitAnimals, fitFor } from "./fit-animals.ts";

/** Milliseconds that the cart waits for the animals; after that it is shown without their rations. */
const patience = 500;

/**
 * The rations of the visitor's animals, by SKU. A food is left out if the cart has another one for the same species:
 * nobody knows how much of each they eat.
 */
export async function eatenInCart(c: AppContext, cart: Cart): Promise<EatenInCart> {
  const skus = [...new Set(cart.lines.flatMap(({ sku }) => sku ?? []))];
  if (skus.length === 0) return {};
  const known = Promise.all([fitAnimals(c), c.var.content.productsBySku(skus, 1)]);
  const read = await withTimeout(known, patience).catch((error: unknown) => {
    c.var.log.error("rations of a cart not known", error);
    return undefined;
  });
  if (!read) return {};
  const [shown, products] = read;
  const meals = [...products].flatMap(([sku, product]) => {
    const found = fitFor(product, shown);
    return found?.fit.kind === "fits"
      ? [{ sku, animal: product.animal, who: namesText(found.names), grams: found.fit.grams }]
      : [];
  });
  const alone = meals.filter(({ animal }) => meals.filter((other) => other.animal === animal).length === 1);
  return Object.fromEntries(alone.map(({ sku, who, grams }) => [sku, { who, grams }]));
}
