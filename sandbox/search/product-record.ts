import * as z from "zod/mini";
import {
  type IndexedProduct,
  productRecord as recordOf,
  type SearchRecord,
} from "../../shared/search/product-record.ts";
import { productSchemas } from "../content/entries/product.ts";

const shelf = z.object({ name: z.string(), path: z._default(z.string(), "") });
const entrySchema = z.extend(productSchemas[1], {
  category: shelf,
  ancestors: z._default(z.array(shelf), []),
  composition: z._default(z.string(), ""),
  oldProduct: z.nullish(z.unknown()),
});

export function productRecord(json: Record<string, unknown>): SearchRecord[] {
  const product = indexedProduct(json);
  return product ? recordOf(product) : [];
}

export function indexedProduct(json: Record<string, unknown>): IndexedProduct | undefined {
  const parsed = entrySchema.safeParse(json);
  if (!parsed.success) return undefined;
  const { ProductVariants, filters, oldProduct, ...product } = parsed.data;
  return {
    ...product,
    filters: filters.map(({ attributes }) => attributes),
    oldProduct: oldProduct ? {} : null,
    variants: ProductVariants.map(({ show_variant, in_stock, base_price: price, ...variant }) => ({
      ...variant,
      isVisible: show_variant,
      isInStock: in_stock,
      ...(price === undefined ? {} : { price }),
    })),
  };
}
