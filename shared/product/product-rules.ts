import { isWholeAmount, pricePerKilo } from "../money/money.ts";
import { reductionOf } from "../money/price-reduction.ts";
import { href } from "../routes.ts";
import { unbroken } from "../text/unbroken.ts";
import type { ProductCard, ProductSummary, Variant } from "./product.ts";
import { badgesOf } from "./product-badges.ts";
import { newSubtitle } from "./subtitle.ts";

interface WithVariants {
  variants: readonly Variant[];
}

export function visibleVariants(product: WithVariants): Variant[] {
  return product.variants.filter(({ isVisible }) => isVisible);
}

export function basePrice(product: WithVariants): number {
  return cheapest(product)?.price ?? Number.NaN;
}

/** Price per kilo of the cheapest format; null if its weight is unknown or it is offered. */
export function basePricePerKilo(product: WithVariants): number | null {
  const lowest = cheapest(product);
  return lowest && lowest.price > 0 ? pricePerKilo(lowest.price, lowest.variant.weight) : null;
}

export function toProductCard(product: ProductSummary): Omit<ProductCard, "ration"> {
  const lowest = cheapest(product);
  const badges = badgesOf(product);
  const reduction = reductionOf(lowest?.price, lowest?.variant.lowestPrice30Days);
  const prices = new Set(wholePrices(product).map(({ price }) => price));
  return {
    sku: product.sku,
    href: href("produits-product-format", { product: product.slug }),
    name: unbroken(product.name),
    subtitle: newSubtitle(product.name, product.subtitle),
    image: pictureOf(lowest?.variant.image ?? product.image),
    rating: product.reviewCount > 0 ? (product.rating ?? null) : null,
    reviewCount: product.reviewCount,
    price: lowest?.price ?? null,
    weight: lowest?.variant.weight ?? null,
    format: unbroken(lowest?.variant.name ?? ""),
    ...(reduction ? { lowestPrice30Days: reduction.lowest } : {}),
    several: prices.size > 1,
    inStock: isInStock(product),
    ...(badges.length > 0 ? { badges } : {}),
  };
}

export function variantBySlug(product: WithVariants, slug: string | undefined): Variant | undefined {
  return visibleVariants(product).find((variant) => variant.slug === slug);
}

export function variantByCode(product: WithVariants, code: string | undefined): Variant | undefined {
  return visibleVariants(product).find((variant) => variant.code === code);
}

export function defaultVariant(product: WithVariants): Variant | undefined {
  const variants = visibleVariants(product);
  return variants.find(isSellable) ?? variants[0];
}

export function isSellable({ isInStock, price }: Variant): boolean {
  return isInStock && isWholeAmount(price);
}

export function isInStock(product: WithVariants): boolean {
  return visibleVariants(product).some(isSellable);
}

interface Priced {
  variant: Variant;
  price: number;
}

/** The variant that the price "dès" is of. */
export function cheapest(product: WithVariants): Priced | undefined {
  return wholePrices(product).reduce<Priced | undefined>(
    (lowest, priced) => (lowest && lowest.price <= priced.price ? lowest : priced),
    undefined,
  );
}

function wholePrices(product: WithVariants): Priced[] {
  return visibleVariants(product).flatMap((variant) =>
    isWholeAmount(variant.price) ? [{ variant, price: variant.price }] : [],
  );
}

function pictureOf(image: ProductSummary["image"]): ProductCard["image"] {
  if (!image) return null;
  const { url, width, height } = image;
  return { url, alternativeText: "", width, height };
}
