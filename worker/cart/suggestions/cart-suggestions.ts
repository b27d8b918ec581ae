import type { Cart } from "../../../shared/cart/cart.ts";
import type { CartSuggestionList } from "../../../shared/cart/suggestions/cart-suggestion.ts";
import { foodOf } from "../../../shared/nutrition/food.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import type { Services } from "../../context.ts";
import type { CardServices } from "../../page/blocks.ts";
import { toSuggestion } from "../../page/suggestion.ts";

const most = 6;

export async function suggestionsFor(services: CardServices, cart: Cart): Promise<CartSuggestionList | null> {
  const { content } = services;
  const first = await firstOf(services, cart);
  const animal = first?.animal;
  const crossSell = await content.crossSell(animal ? `cross_sell_produit_${animal}` : "cross_sell_divers");
  if (!crossSell) return null;
  const products = await content.productsBySku(crossSell.products, 1);
  const inCart = new Set(cart.lines.map(({ variantCode }) => variantCode));
  const all = crossSell.products.flatMap((sku) => {
    const product = products.get(sku);
    if (first && product && !suitsEaterOf(first, product)) return [];
    return toSuggestion(services, product, "cross_sell_panier") ?? [];
  });
  return {
    title: crossSell.title,
    products: all.filter(({ variantCode }) => !inCart.has(variantCode)).slice(0, most),
  };
}

/** False for a meal of another age or size: a puppy's cart proposes no meal for adults. */
function suitsEaterOf(first: ProductSummary, suggested: ProductSummary): boolean {
  if (first.kind === "treat" || suggested.kind === "treat") return true;
  const [own, other] = [foodOf(first), foodOf(suggested)];
  const isSameAge = own.stage === other.stage || (own.stage === "senior" && other.stage === "adult");
  return (
    isSameAge &&
    (own.sizes.size === 0 || other.sizes.size === 0 || [...own.sizes].some((size) => other.sizes.has(size)))
  );
}

async function firstOf(
  { content }: Services<"content">,
  { lines }: Cart,
): Promise<ProductSummary | undefined> {
  const sku = lines.find((line) => line.sku)?.sku;
  return sku ? (await content.productsBySku([sku], 1)).get(sku) : undefined;
}
