import type { ReactNode } from "react";
import { Substitute } from "../../../client/features/product/out-of-stock/substitute.tsx";
import type { CartSuggestion } from "../../../shared/cart/suggestions/cart-suggestion.ts";
import type { Product, ProductSummary, Variant } from "../../../shared/product/product.ts";
import { closestFormat } from "../../../shared/product/together/closest-format.ts";
import { areEatenTogether } from "../../../shared/product/together/eaten-together.ts";
import { href } from "../../../shared/routes.ts";
import type { Services } from "../../context.ts";
import type { CardServices } from "../../page/blocks.ts";
import { toSuggestion } from "../../page/suggestion.ts";

const source = "rupture";

const asked = 40;

export async function renderSubstitute(
  services: CardServices,
  product: Product,
  selected: Variant | undefined,
): Promise<ReactNode> {
  if (!selected || selected.isInStock || product.oldProduct) return null;
  const format = inClosestFormat(services, product, selected);
  const other = format ?? (await recipeLike(services, product, selected));
  if (!other) return null;
  const path = href("produits-product-format", { product: product.slug, format: selected.slug });
  return <Substitute product={other} isSameRecipe={Boolean(format)} source={source} path={path} />;
}

const inClosestFormat = (
  services: Services<"bot" | "configuration" | "log">,
  product: ProductSummary,
  wanted: Variant,
) => toSuggestion(services, product, source, closestFormat(product, wanted));

async function recipeLike(
  services: CardServices,
  product: Product,
  wanted: Variant,
): Promise<CartSuggestion | undefined> {
  const { content, log } = services;
  const { sku, category, animal, kind } = product;
  const ofCategory = firstOf("category", async () =>
    category ? content.sameCategory(category.id, sku) : [],
  );
  const ofAnimal = firstOf("cross-sell", async () =>
    animal ? ((await content.crossSell(`cross_sell_produit_${animal}`))?.products ?? []) : [],
  );
  return (await ofCategory) ?? (await ofAnimal);

  async function firstOf(
    list: string,
    read: () => Promise<readonly string[]>,
  ): Promise<CartSuggestion | undefined> {
    try {
      const skus = (await read()).slice(0, asked);
      const products = await content.productsBySku(skus, 1);
      for (const one of skus) {
        const other = products.get(one);
        if (!other || one === sku || other.kind !== kind || !areEatenTogether(product, other)) continue;
        const found = inClosestFormat(services, other, wanted);
        if (found) return found;
      }
    } catch (error) {
      log.error("product without its substitute", error, { sku, list });
    }
    return undefined;
  }
}
