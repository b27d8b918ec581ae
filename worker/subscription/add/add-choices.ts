import type { ProductSummary } from "../../../shared/product/product.ts";
import { defaultVariant } from "../../../shared/product/product-rules.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import type { OfferedFormat } from "../../../shared/subscription/offer.ts";
import type { Services } from "../../context.ts";
import { type Format, formatsByCode } from "../../purchase/product/formats-by-code.ts";
import { subscribedPrice, subscriptionOffer } from "../offers.ts";

export interface ProductsToAdd {
  before: OfferedFormat[];
  withIt: OfferedFormat[];
}

const most = 6;

export async function productsToAdd(
  services: Services<"configuration" | "content" | "ecommerce" | "log">,
  { items }: CustomerSubscription,
): Promise<ProductsToAdd> {
  const orNone = (part: string) => (error: unknown) => {
    services.log.error("late part failed", error, { part });
    return [];
  };
  const held = items.flatMap(({ variant, once }) => (once ? [] : (variant ?? [])));
  const [before, withIt] = await Promise.all([
    boughtBefore(services).catch(orNone("products bought before")),
    goingWith(services, held).catch(orNone("cross-sell of a subscription")),
  ]);
  const offer = (format: Format) => subscriptionOffer(services, format, subscribedPrice(format.variant));
  const open = (formats: readonly Format[], shown: readonly string[]) =>
    formats
      .map(offer)
      .filter(({ code, isAvailable }) => isAvailable && !shown.includes(code))
      .slice(0, most);
  const first = open(before, held);
  return { before: first, withIt: open(withIt, [...held, ...first.map(({ code }) => code)]) };
}

async function boughtBefore(services: Services<"content" | "ecommerce" | "log">): Promise<Format[]> {
  const { orders } = await services.ecommerce.orders(1, 10);
  const variants = orders.flatMap(({ items }) => items.map(({ variant }) => variant));
  const ordered = new Map(variants.map((variant) => [variant.code, variant]));
  return [
    ...(
      await formatsByCode(
        services,
        [...ordered.values()].filter(({ code }) => code),
      )
    ).values(),
  ];
}

async function goingWith(
  services: Services<"content" | "ecommerce" | "log">,
  held: readonly string[],
): Promise<Format[]> {
  const { content } = services;
  const [first] = (
    await formatsByCode(
      services,
      held.slice(0, 1).map((code) => ({ code })),
    )
  ).values();
  const animal = first?.product.animal;
  const crossSell = await content.crossSell(animal ? `cross_sell_produit_${animal}` : "cross_sell_divers");
  if (!crossSell) return [];
  const products = await content.productsBySku(crossSell.products, 1);
  return crossSell.products.flatMap((sku) => formatOf(products.get(sku)) ?? []);
}

function formatOf(product: ProductSummary | undefined): Format | undefined {
  const variant = product && defaultVariant(product);
  return product && variant && { product, variant };
}
