import { isWholeAmount } from "../money/money.ts";
import { reductionOf } from "../money/price-reduction.ts";
import { href } from "../routes.ts";
import { unbroken } from "../text/unbroken.ts";
import type { ProductCard, ProductSummary, Variant } from "./product.ts";

interface WithVariants {
  variants: readonly Variant[];
}

/** The variants a shopper may see, in the order of the content system. */
export function visibleVariants(product: WithVariants): Variant[] {
  return product.variants.filter(({ isVisible }) => isVisible);
}

/** The lowest whole price among the visible variants, in minor units; not-a-number where none has one (spec 3, product). */
export function basePrice(product: WithVariants): number {
  return cheapest(product)?.price ?? Number.NaN;
}

/** What a card shows of a product. Picture, price and weight are those of the cheapest visible variant: the pack that the price buys. */
export function toProductCard(product: ProductSummary): ProductCard {
  const lowest = cheapest(product);
  const reduction = reductionOf(lowest?.price, lowest?.variant.lowestPrice30Days);
  const prices = new Set(wholePrices(product).map(({ price }) => price));
  return {
    sku: product.sku,
    href: href("produits-product-format", { product: product.slug }),
    name: unbroken(product.name),
    subtitle: product.subtitle && unbroken(product.subtitle),
    image: pictureOf(lowest?.variant.image ?? product.image),
    rating: product.reviewCount > 0 ? (product.rating ?? null) : null,
    reviewCount: product.reviewCount,
    price: lowest?.price ?? null,
    weight: lowest?.variant.weight ?? null,
    ...(reduction ? { lowestPrice30Days: reduction.lowest } : {}),
    several: prices.size > 1,
    inStock: isInStock(product),
  };
}

/** The visible variant that an address names by its format ("2-kg"); undefined where there is none. */
export function variantBySlug(product: WithVariants, slug: string | undefined): Variant | undefined {
  return visibleVariants(product).find((variant) => variant.slug === slug);
}

/** The visible variant that an address names by its code. */
export function variantByCode(product: WithVariants, code: string | undefined): Variant | undefined {
  return visibleVariants(product).find((variant) => variant.code === code);
}

/** The variant shown where the address names no format: the first that can be bought, else the first there is. */
export function defaultVariant(product: WithVariants): Variant | undefined {
  const variants = visibleVariants(product);
  return variants.find(isSellable) ?? variants[0];
}

/** The pack that a card shows and prices, where it can be bought today. */
export function cheapestSellable(product: WithVariants): Variant | undefined {
  const lowest = cheapest(product)?.variant;
  return lowest && isSellable(lowest) ? lowest : undefined;
}

/** In stock and with a price. */
export function isSellable({ isInStock, price }: Variant): boolean {
  return isInStock && isWholeAmount(price);
}

/** Some visible variant can be bought. */
export function isInStock(product: WithVariants): boolean {
  return visibleVariants(product).some(isSellable);
}

interface Priced {
  variant: Variant;
  price: number;
}

function cheapest(product: WithVariants): Priced | undefined {
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

/** Without words: a card's name says what its picture shows. */
function pictureOf(image: ProductSummary["image"]): ProductCard["image"] {
  if (!image) return null;
  const { url, width, height } = image;
  return { url, alternativeText: "", width, height };
}
