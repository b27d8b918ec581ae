import { maximumQuantity } from "../../../shared/cart/cart.ts";
import type { ProductSummary, Variant } from "../../../shared/product/product.ts";
import { isSellable, visibleVariants } from "../../../shared/product/product-rules.ts";
import type {
  CustomerSubscription,
  SubscriptionItem,
} from "../../../shared/subscription/customer-subscription.ts";
import type { SwapOffer } from "../../../shared/subscription/offer.ts";
import { swappedQuantity } from "../../../shared/subscription/swap/swapped-quantity.ts";
import type { Services } from "../../context.ts";
import { type Format, formatsByCode } from "../../purchase/product/formats-by-code.ts";
import { similarProducts } from "../../purchase/product/similar-products.ts";
import { subscriptionOffer, swappedPrice } from "../offers.ts";

export interface SwapChoices {
  now: Format | undefined;
  formats: SwapOffer[];
  recipes: SwapOffer[];
}

/** A choice that the address names. */
export interface RequestedSwap {
  variant: string | undefined;
  quantity: string | undefined;
}

const mostRecipes = 8;

/** Leaves out variants that the subscription already has, which the API refuses. Never rejects. */
export async function swapChoices(
  services: Services<"configuration" | "content" | "ecommerce" | "log">,
  { items }: CustomerSubscription,
  line: SubscriptionItem,
  requested: RequestedSwap,
): Promise<SwapChoices> {
  const now = line.variant
    ? (await formatsByCode(services, [{ code: line.variant }])).get(line.variant)
    : undefined;
  if (!now) return { now, formats: [], recipes: [] };
  const similar = await similarProducts(services, now.product).catch((error: unknown) => {
    services.log.error("no other recipes", error, { sku: now.product.sku });
    return [];
  });
  const held = new Set(items.flatMap(({ once, variant }) => (once === line.once ? (variant ?? []) : [])));
  const packs = { quantity: line.quantity, weight: now.variant.weight };
  const offer = (product: ProductSummary, variant: Variant): SwapOffer[] => {
    if (held.has(variant.code)) return [];
    const quantity = quantityBefore(requested, variant) ?? swappedQuantity(packs, variant.weight);
    return [{ ...subscriptionOffer(services, { product, variant }, swappedPrice(variant, line)), quantity }];
  };
  return {
    now,
    formats: visibleVariants(now.product).flatMap((variant) => offer(now.product, variant)),
    recipes: similar
      .toSorted((one, other) => inCommon(other, now.product) - inCommon(one, now.product))
      .flatMap((product) => {
        const variant = closest(visibleVariants(product), now.variant);
        return variant ? offer(product, variant) : [];
      })
      .slice(0, mostRecipes),
  };
}

/** Restores the exact quantity when a swap is undone: converting the weight back may miss it. */
function quantityBefore(requested: RequestedSwap, { code }: Variant): number | undefined {
  if (requested.variant !== code) return undefined;
  const quantity = Number(requested.quantity);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= maximumQuantity ? quantity : undefined;
}

const inCommon = ({ filters }: ProductSummary, product: ProductSummary): number =>
  filters.filter(({ name, value }) => product.filters.some((one) => one.name === name && one.value === value))
    .length;

function closest(variants: readonly Variant[], { weight }: Variant): Variant | undefined {
  const distance = (variant: Variant) => Math.abs((variant.weight ?? 0) - (weight ?? 0));
  return variants.toSorted(
    (one, other) => Number(isSellable(other)) - Number(isSellable(one)) || distance(one) - distance(other),
  )[0];
}
