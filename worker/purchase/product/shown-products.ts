import type { CartLine } from "../../../shared/cart/cart.ts";
import type { Image } from "../../../shared/content/content.ts";
import type { OrderedVariant } from "../../../shared/order/order.ts";
import type { ProductSummary, Variant } from "../../../shared/product/product.ts";
import type { Sample } from "../../../shared/product/sample.ts";
import { href } from "../../../shared/routes.ts";
import type { Services } from "../../context.ts";
import { pictureOf } from "../../page/pictures.ts";
import { knownVariants, type ProductsBySku, productsOf } from "./known-products.ts";
import { type SamplesByCode, samplesAmong } from "./samples.ts";

export type ShownProduct = Pick<CartLine, "href" | "image">;

export async function shownProducts(
  services: Services<"configuration" | "content" | "ecommerce" | "log">,
  variants: readonly OrderedVariant[],
): Promise<Record<string, ShownProduct>> {
  const found = await knownVariants(services, variants);
  const products = await productsOf(services, found);
  const samples = await samplesAmong(services, found, products);
  return Object.fromEntries(
    found.map((variant) => [variant.code, shownProduct(services, variant, products, samples)]),
  );
}

export function shownProduct(
  services: Services<"configuration" | "log">,
  { code, product: sku }: OrderedVariant,
  products: ProductsBySku,
  samples: SamplesByCode,
): ShownProduct {
  const product = products.get(sku ?? "");
  const variant = product?.variants.find((one) => one.code === code);
  const sample = samples.get(code);
  const image = pictureOf(services, variant?.image ?? sample?.image ?? product?.image);
  return {
    ...(product?.viewable ? { href: pageOf(product, variant, sample) } : {}),
    ...(image ? { image: lineImage(image) } : {}),
  };
}

export function pageOf(
  { slug }: Pick<ProductSummary, "slug">,
  variant: Pick<Variant, "slug"> | undefined,
  sample?: Sample,
): string {
  if (sample) return href("produits-echantillons-sample", { sample: sample.slug });
  return href("produits-product-format", { product: slug, ...(variant ? { format: variant.slug } : {}) });
}

const lineImage = ({ url, width, height }: Image): NonNullable<CartLine["image"]> => ({
  url,
  width,
  height,
  alternativeText: "",
});
