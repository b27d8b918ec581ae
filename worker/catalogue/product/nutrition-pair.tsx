import type { ReactNode } from "react";
import { NutritionPair } from "../../../client/features/product/together/nutrition-pair.tsx";
import type { Product, Variant } from "../../../shared/product/product.ts";
import { areEatenTogether } from "../../../shared/product/together/eaten-together.ts";
import { href } from "../../../shared/routes.ts";
import { type CardServices, visibleProducts } from "../../page/blocks.ts";
import { toSuggestion } from "../../page/suggestion.ts";

const source = "bi_nutrition";

export async function renderNutritionPair(
  services: CardServices,
  product: Product,
  selected: Variant | undefined,
): Promise<ReactNode> {
  const sku = product.nutritionPartner;
  if (!sku || !selected || product.oldProduct) return null;
  const [partner] = await visibleProducts(services, [sku]).catch((error: unknown) => {
    services.log.error("product without its pair", error, { sku });
    return [];
  });
  if (!partner || !areEatenTogether(product, partner)) return null;
  const own = toSuggestion(services, product, source, selected);
  const other = toSuggestion(services, partner, source);
  if (!own || !other) return null;
  const path = href("produits-product-format", { product: product.slug, format: selected.slug });
  return <NutritionPair pair={[own, other]} source={source} path={path} />;
}
