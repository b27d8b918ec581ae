import { isWholeAmount } from "../../shared/money/money.ts";
import type { ProductSummary, Variant } from "../../shared/product/product.ts";
import { isSellable } from "../../shared/product/product-rules.ts";
import type { SubscriptionItem } from "../../shared/subscription/customer-subscription.ts";
import type { OfferedFormat } from "../../shared/subscription/offer.ts";
import type { Services } from "../context.ts";
import { pictureOf } from "../page/pictures.ts";
import type { Format } from "../purchase/product/formats-by-code.ts";

export function subscriptionOffer(
  services: Services<"configuration" | "log">,
  { product, variant }: Format,
  price: OfferedFormat["price"],
): OfferedFormat {
  return {
    code: variant.code,
    product: product.name,
    format: variant.name,
    price,
    weight: variant.weight,
    isAvailable: isSellable(variant) && isSold(product, variant) && price !== null,
    image: pictureOf(services, variant.image ?? product.image),
  };
}

export const isSold = (product: ProductSummary, variant: Variant): boolean =>
  product.viewable && variant.isVisible;

/** Applies to every line of a subscription, also to one that is sent once. */
export const subscribedPrice = ({ price, subscriptionPrice }: Variant): number | null =>
  isWholeAmount(subscriptionPrice) ? subscriptionPrice : ordinaryPrice({ price });

const ordinaryPrice = ({ price }: Pick<Variant, "price">): number | null =>
  isWholeAmount(price) ? price : null;

/** A swap keeps the discount of its line. */
export const swappedPrice = (
  variant: Variant,
  { unitPrice, originalUnitPrice }: Pick<SubscriptionItem, "unitPrice" | "originalUnitPrice">,
): number | null => {
  const isDiscounted = unitPrice === null || originalUnitPrice === null || unitPrice < originalUnitPrice;
  return isDiscounted ? subscribedPrice(variant) : ordinaryPrice(variant);
};
