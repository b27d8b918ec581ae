import { BoughtTogether } from "../../client/features/product/bought-together.tsx";
import { noHtml, type StaticHtml } from "../../client/islands/static-html.ts";
import { sourceParameter } from "../../shared/cart/source-item-list.ts";
import { isWholeAmount } from "../../shared/money/money.ts";
import type { Product, Variant } from "../../shared/product/product.ts";
import { isSellable } from "../../shared/product/product-rules.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { staticHtml } from "../page/static-html.ts";
import { toSuggestion } from "../page/suggestion.ts";

const most = 3;
const source = "achetes_ensemble";

/** Spec 7, recommend. Empty if nothing can be bought. */
export async function renderBoughtTogether(
  c: AppContext,
  product: Product,
  selected?: Variant,
): Promise<StaticHtml> {
  const { content, search } = c.var;
  const skus = await search.boughtTogether(product.sku, 2 * most);
  const found = await content.productsBySku(skus, 1);
  const products = skus.flatMap((sku) => toSuggestion(c, found.get(sku), source) ?? []).slice(0, most);
  if (products.length === 0) return noHtml;
  return staticHtml(<BoughtTogether products={products} addAll={addAllOf(products, selected)} />);
}

function addAllOf(
  products: readonly { variantCode: string; price: number }[],
  selected: Variant | undefined,
) {
  if (!selected || !isSellable(selected) || !isWholeAmount(selected.price)) return undefined;
  const codes = [selected.code, ...products.map(({ variantCode }) => variantCode)];
  return {
    // A cart link (spec 2): works without scripts, and runs once.
    href: `${href("panier")}?variantId=${codes.join(",")}&${sourceParameter}=${source}`,
    total: products.reduce((sum, { price }) => sum + price, selected.price),
    count: codes.length,
  };
}
