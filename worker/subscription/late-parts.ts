import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import type { AppContext } from "../context.ts";
import { late } from "../page/late.ts";
import { plannedDelivery } from "../purchase/delivery/order-delivery.ts";
import { shownProducts } from "../purchase/product/shown-products.ts";

export function lateParts(c: AppContext, { items, ...subscription }: CustomerSubscription) {
  const variants = items.map(({ variant }) => ({ code: variant ?? "" }));
  const { shippingMethod: carrier, pickupPoint: point, shippingAddress: address } = subscription;
  return {
    products: late(c.var, "pictures of the subscription", shownProducts(c, variants), {}),
    delivery: late(
      c.var,
      "delivery of the subscription",
      plannedDelivery(c.var, { carrier, address }, point),
      null,
    ),
  };
}
