import type { CartAccounting } from "../cart/cart.ts";
import { orderAmounts } from "../order/order-amounts.ts";
import type { CustomerSubscription } from "./customer-subscription.ts";

export function subscriptionAmounts(subscription: CustomerSubscription): CartAccounting {
  const { items, interval, shippingTotal, shippingMethod } = subscription;
  return orderAmounts({
    items: items
      .filter(({ available }) => available)
      .map((item) => ({ ...item, total: null, subscriptionInterval: interval })),
    unreadLines: 0,
    itemsSubtotal: null,
    itemsTotal: subscription.itemsTotal,
    vatIncluded: null,
    shippingFees: shippingTotal,
    isShippingDue: shippingTotal === 0 && shippingMethod === null,
    serviceFees: null,
    promotionReduction: subscription.orderPromotionTotal,
    total: subscription.total,
  });
}
