import type { CartLine } from "../../shared/cart/cart.ts";
import type { Image } from "../../shared/content/content.ts";
import type { OrderedVariant } from "../../shared/order/order.ts";
import type { ProductSummary } from "../../shared/product/product.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { pictureOf } from "../page/pictures.ts";

export type ProductsBySku = ReadonlyMap<string, ProductSummary>;

export type ShownProduct = Pick<CartLine, "href" | "image">;

/** Picture and link of each variant, by its code; without those that are not known. Never rejects. */
export async function shownProducts(
  c: AppContext,
  variants: readonly OrderedVariant[],
): Promise<Record<string, ShownProduct>> {
  const found = await knownVariants(c, variants);
  const products = await productsOf(c, found);
  return Object.fromEntries(found.map((variant) => [variant.code, shownProduct(c, variant, products)]));
}

/** A code alone does not tell its product: the e-commerce API is asked for it, once a variant. */
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

/** One call for all. */
export async function productsOf(c: AppContext, variants: readonly OrderedVariant[]): Promise<ProductsBySku> {
  const skus = variants.flatMap(({ product }) => product ?? []);
  if (!skus.length) return new Map();
  return c.var.content.productsBySku(skus, 1).catch((error: unknown) => {
    c.var.log.error("cart without pictures", error);
    return new Map();
  });
}

export function shownProduct(
  c: AppContext,
  { code, product: sku }: OrderedVariant,
  products: ProductsBySku,
): ShownProduct {
  const product = products.get(sku ?? "");
  const variant = product?.variants.find((one) => one.code === code);
  const image = pictureOf(c, variant?.image ?? product?.image);
  return {
    ...(product?.viewable
      ? {
          href: href("produits-product-format", {
            product: product.slug,
            ...(variant ? { format: variant.slug } : {}),
          }),
        }
      : {}),
    ...(image ? { image: lineImage(image) } : {}),
  };
}

/** Without alternative text: the name is beside it. */
const lineImage = ({ url, width, height }: Image): NonNullable<CartLine["image"]> => ({
  url,
  width,
  height,
  alternativeText: "",
});
