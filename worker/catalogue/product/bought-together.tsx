import type { ReactNode } from "react";
import { BoughtTogether } from "../../../client/features/product/together/bought-together.tsx";
import { isWholeAmount } from "../../../shared/money/money.ts";
import type { Product, Variant } from "../../../shared/product/product.ts";
import { isSellable } from "../../../shared/product/product-rules.ts";
import { areEatenTogether } from "../../../shared/product/together/eaten-together.ts";
import { href } from "../../../shared/routes.ts";
import type { Services } from "../../context.ts";
import type { CardServices } from "../../page/blocks.ts";
import { toSuggestion } from "../../page/suggestion.ts";

const most = 3;
const asked = 20;
const source = "achetes_ensemble";

export async function renderBoughtTogether(
  services: CardServices & Services<"search">,
  product: Product,
  selected?: Variant,
): Promise<ReactNode> {
  const { content, search } = services;
  const skus = await search.boughtTogether(product.sku, asked);
  const found = await content.productsBySku(skus, 1);
  const products = skus
    .flatMap((sku) => {
      const other = found.get(sku);
      return other && areEatenTogether(product, other) ? (toSuggestion(services, other, source) ?? []) : [];
    })
    .slice(0, most);
  if (products.length === 0) return null;
  return <BoughtTogether products={products} addAll={addAllOf(product, products, selected)} />;
}

function addAllOf(
  { slug }: Product,
  products: readonly { variantCode: string; price: number }[],
  selected: Variant | undefined,
) {
  if (!selected || !isSellable(selected) || !isWholeAmount(selected.price)) return undefined;
  return {
    codes: [selected.code, ...products.map(({ variantCode }) => variantCode)],
    total: products.reduce((sum, { price }) => sum + price, selected.price),
    source,
    path: href("produits-product-format", { product: slug, format: selected.slug }),
  } as const;
}
