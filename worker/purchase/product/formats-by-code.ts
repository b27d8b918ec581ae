import type { OrderedVariant } from "../../../shared/order/order.ts";
import type { ProductSummary, Variant } from "../../../shared/product/product.ts";
import type { Services } from "../../context.ts";
import { knownVariants, productsOf } from "./known-products.ts";

export interface Format {
  product: ProductSummary;
  variant: Variant;
}

export async function formatsByCode(
  services: Services<"content" | "ecommerce" | "log">,
  named: readonly OrderedVariant[],
): Promise<ReadonlyMap<string, Format>> {
  const variants = await knownVariants(services, named);
  const products = await productsOf(services, variants);
  return new Map(
    variants.flatMap(({ code, product: sku }) => {
      const product = products.get(sku ?? "");
      const variant = product?.variants.find((one) => one.code === code);
      return product && variant ? [[code, { product, variant }] as const] : [];
    }),
  );
}
