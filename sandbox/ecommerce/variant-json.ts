import type { variants } from "../database/schema.ts";
import { iri } from "./iri.ts";
import { stockOf } from "./quantity-rules.ts";

/** A format as it is now, whatever a cart holds of it: `inStock` tells a cart that its line has run out. */
export function variantJson(variant: typeof variants.$inferSelect) {
  return {
    "@id": iri("product-variants", variant.code),
    "@type": "ProductVariant",
    code: variant.code,
    product: iri("products", variant.sku),
    inStock: stockOf(variant) > 0,
  };
}
