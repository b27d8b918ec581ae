import type { ProductSummary } from "../../../shared/product/product.ts";
import type { Services } from "../../context.ts";

export async function similarProducts(
  services: Services<"content">,
  { sku, animal, kind }: Pick<ProductSummary, "sku" | "animal" | "kind">,
): Promise<ProductSummary[]> {
  const { content } = services;
  const product = await content.product(`sku-${sku}`, 2);
  const skus = product?.category ? await content.sameCategory(product.category.id, sku) : [];
  const found = await content.productsBySku(skus, 1);
  return skus.flatMap((one) => {
    const other = found.get(one);
    return other?.viewable && other.animal === animal && other.kind === kind ? other : [];
  });
}
