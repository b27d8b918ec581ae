import type { ReactNode } from "react";
import { NutritionPair } from "../../../client/features/product/together/nutrition-pair.tsx";
import type { Product, Variant } from "../../../shared/product/product.ts";
import { areEatenTogether } from "../../../shared/product/together/eaten-together.ts";
import { href } from "../../../shared/routes.ts";
import type { AppContext } from "../../context.ts";
import { visibleProducts } from "../../page/blocks.ts";
import { toSuggestion } from "../../page/suggestion.ts";

const source = "bi_nutrition";

export async function renderNutritionPair(
  c: AppContext,
  product: Product,
  selected: Variant | undefined,
): Promise<ReactNode> {
  const sku = product.nutritionPartner;
  if (!sku || !selected || product.oldProduct) return null;
  const [partner] = await visibleProducts(c.var, [sku]).catch((error: unknown) => {
    c.var.log.error("product without its pair", error, { sku });
    return [];
  });
  if (!partner || !areEatenTogether(product, partner)) return null;
  const own = toSuggestion(c, product, source, selected);
  const other = toSuggestion(c, partner, source);
  if (!own || !other) return null;
  const path = href("produits-product-format", { product: product.slug, format: selected.slug });
  return <NutritionPair pair={[own, other]} source={source} path={path} />;
}
