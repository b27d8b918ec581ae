import type { Cart } from "../../../shared/cart/cart.ts";
import type { CartSuggestionList } from "../../../shared/cart/suggestions/cart-suggestion.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import type { Services } from "../../context.ts";
import type { CardServices } from "../../page/blocks.ts";
import { toSuggestion } from "../../page/suggestion.ts";

const most = 6;

export async function suggestionsFor(services: CardServices, cart: Cart): Promise<CartSuggestionList | null> {
  const { content } = services;
  const animal = await animalOf(services, cart);
  const crossSell = await content.crossSell(animal ? `cross_sell_produit_${animal}` : "cross_sell_divers");
  if (!crossSell) return null;
  const products = await content.productsBySku(crossSell.products, 1);
  const inCart = new Set(cart.lines.map(({ variantCode }) => variantCode));
  const all = crossSell.products.flatMap(
    (sku) => toSuggestion(services, products.get(sku), "cross_sell_panier") ?? [],
  );
  return {
    title: crossSell.title,
    products: all.filter(({ variantCode }) => !inCart.has(variantCode)).slice(0, most),
  };
}

async function animalOf(
  { content }: Services<"content">,
  { lines }: Cart,
): Promise<ProductSummary["animal"] | undefined> {
  const sku = lines.find((line) => line.sku)?.sku;
  return sku ? (await content.productsBySku([sku], 1)).get(sku)?.animal : undefined;
}
