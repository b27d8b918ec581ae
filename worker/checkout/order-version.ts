import { type CheckoutOrder, currentPayment, currentShipment } from "../../shared/checkout/checkout-order.ts";
import { hashOf } from "../../shared/hash.ts";

/** Of its goods and of what they cost. It comes back with every form: a change of another tab is said before anything is done. */
export function orderVersion(order: CheckoutOrder): string {
  const items = order.items.map((item) => [
    item.variant.code,
    item.quantity,
    item.subscriptionInterval,
    item.unitPrice,
  ]);
  return hashOf([items, order.coupon, order.shippingTotal, order.total]);
}

/**
 * The same for the recap, which says where the order goes and how it is paid too: whoever read one address or one way to
 * pay has not ordered by another.
 */
export function recapVersion(order: CheckoutOrder): string {
  const { method, pickupPoint } = currentShipment(order) ?? {};
  const places = [order.billingAddress, order.shippingAddress, method, pickupPoint];
  return hashOf([orderVersion(order), places, currentPayment(order)?.method, order.freeProducts]);
}
