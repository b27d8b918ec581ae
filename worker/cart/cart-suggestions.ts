import type { Cart } from "../../shared/cart/cart.ts";
import type { CartSuggestion, CartSuggestionList } from "../../shared/content/page.ts";
import { isWholeAmount } from "../../shared/money/money.ts";
import type { ProductSummary } from "../../shared/product/product.ts";
import { defaultVariant, isSellable } from "../../shared/product/product-rules.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { pictureOf } from "../page/pictures.ts";

/** Most that are shown: a cart is no listing. */
const most = 6;

/**
 * What is proposed beside a cart (spec 7, cross-sell): for the animal of its first product, else for everybody. What is
 * in the cart when the page is made is left out.
 */
export async function suggestionsFor(c: AppContext, cart: Cart): Promise<CartSuggestionList | null> {
  const { content } = c.var;
  const animal = await animalOf(c, cart);
  const crossSell = await content.crossSell(animal ? `cross_sell_produit_${animal}` : "cross_sell_divers");
  if (!crossSell) return null;
  const products = await content.productsBySku(crossSell.products, 1);
  const held = new Set(cart.lines.map(({ variantCode }) => variantCode));
  const all = crossSell.products.flatMap((sku) => toSuggestion(c, products.get(sku)) ?? []);
  return {
    title: crossSell.title,
    products: all.filter(({ variantCode }) => !held.has(variantCode)).slice(0, most),
  };
}

async function animalOf(c: AppContext, { lines }: Cart): Promise<ProductSummary["animal"] | undefined> {
  const sku = lines.find((line) => line.sku)?.sku;
  return sku ? (await c.var.content.productsBySku([sku], 1)).get(sku)?.animal : undefined;
}

/** The format that the product's page shows first, where it can be bought. */
export function toSuggestion(c: AppContext, product: ProductSummary | undefined): CartSuggestion | undefined {
  const variant = product?.viewable ? defaultVariant(product) : undefined;
  if (!product || !variant || !isSellable(variant) || !isWholeAmount(variant.base_price)) return undefined;
  return {
    name: product.name,
    href: href("produits-product-format", { product: product.slug, format: variant.slug }),
    variantCode: variant.code,
    variantName: variant.name,
    price: variant.base_price,
    weight: variant.weight,
    image: pictureOf(c, variant.image ?? product.image),
  };
}
