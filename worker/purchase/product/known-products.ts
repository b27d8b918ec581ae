import type { OrderedVariant } from "../../../shared/order/order.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import type { AppContext } from "../../context.ts";

export type ProductsBySku = ReadonlyMap<string, ProductSummary>;

export async function knownVariants(
  c: AppContext,
  variants: readonly OrderedVariant[],
): Promise<OrderedVariant[]> {
  const byCode = new Map<string, Promise<OrderedVariant>>();
  for (const variant of variants) {
    const { code, product } = variant;
    if (code && !product && !byCode.has(code)) byCode.set(code, read(c, variant));
  }
  return Promise.all(variants.map(async (variant) => byCode.get(variant.code) ?? variant));
}

const read = (c: AppContext, variant: OrderedVariant): Promise<OrderedVariant> =>
  c.var.ecommerce.variant(variant.code).catch((error: unknown) => {
    c.var.log.error("variant not known", error);
    return variant;
  });

export async function productsOf(c: AppContext, variants: readonly OrderedVariant[]): Promise<ProductsBySku> {
  const skus = variants.flatMap(({ product }) => product ?? []);
  if (!skus.length) return new Map();
  return c.var.content.productsBySku(skus, 1).catch((error: unknown) => {
    c.var.log.error("cart without pictures", error);
    return new Map();
  });
}
