import type { OrderedVariant } from "../../../shared/order/order.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import type { Services } from "../../context.ts";

export type ProductsBySku = ReadonlyMap<string, ProductSummary>;

export async function knownVariants(
  services: Services<"ecommerce" | "log">,
  variants: readonly OrderedVariant[],
): Promise<OrderedVariant[]> {
  const byCode = new Map<string, Promise<OrderedVariant>>();
  for (const variant of variants) {
    const { code, product } = variant;
    if (code && !product && !byCode.has(code)) byCode.set(code, read(services, variant));
  }
  return Promise.all(variants.map(async (variant) => byCode.get(variant.code) ?? variant));
}

const read = (
  { ecommerce, log }: Services<"ecommerce" | "log">,
  variant: OrderedVariant,
): Promise<OrderedVariant> =>
  ecommerce.variant(variant.code).catch((error: unknown) => {
    log.error("variant not known", error);
    return variant;
  });

export async function productsOf(
  { content, log }: Services<"content" | "log">,
  variants: readonly OrderedVariant[],
): Promise<ProductsBySku> {
  const skus = variants.flatMap(({ product }) => product ?? []);
  if (!skus.length) return new Map();
  return content.productsBySku(skus, 1).catch((error: unknown) => {
    log.error("cart without pictures", error);
    return new Map();
  });
}
