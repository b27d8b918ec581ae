import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import type { Services } from "../context.ts";
import { late } from "../page/late.ts";
import { plannedDelivery } from "../purchase/delivery/order-delivery.ts";
import { shownProducts } from "../purchase/product/shown-products.ts";

export function lateParts(
  services: Services<"configuration" | "content" | "ecommerce" | "log">,
  { items, ...subscription }: CustomerSubscription,
) {
  const variants = items.map(({ variant }) => ({ code: variant ?? "" }));
  const { shippingMethod: carrier, pickupPoint: point, shippingAddress: address } = subscription;
  return {
    products: late(services, "pictures of the subscription", shownProducts(services, variants), {}),
    delivery: late(
      services,
      "delivery of the subscription",
      plannedDelivery(services, { carrier, address }, point),
      null,
    ),
  };
}
