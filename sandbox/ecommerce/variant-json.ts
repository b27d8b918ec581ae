import type { variants } from "../database/schema/catalogue.ts";
import { iri } from "./iri.ts";
import { stockOf } from "./quantity-rules.ts";

export function variantJson(variant: typeof variants.$inferSelect) {
  return {
    "@id": iri("product-variants", variant.code),
    "@type": "ProductVariant",
    code: variant.code,
    product: iri("products", variant.sku),
    inStock: stockOf(variant) > 0,
  };
}
