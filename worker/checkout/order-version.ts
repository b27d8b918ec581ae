import { type CheckoutOrder, currentPayment, currentShipment } from "../../shared/checkout/checkout-order.ts";
import { hashOf } from "../../shared/hash.ts";

/** Every form posts this hash, so that a change in another tab is noticed. */
export function orderVersion(order: CheckoutOrder): string {
  const items = order.items.map((item) => [
    item.variant.code,
    item.quantity,
    item.subscriptionInterval,
    item.unitPrice,
  ]);
  return hashOf([items, order.coupon, order.shippingFees, order.total]);
}

export function recapVersion(order: CheckoutOrder): string {
  const { method, pickupPoint } = currentShipment(order) ?? {};
  const places = [order.billingAddress, order.shippingAddress, method, pickupPoint];
  return hashOf([orderVersion(order), places, currentPayment(order)?.method, order.freeProducts]);
}
