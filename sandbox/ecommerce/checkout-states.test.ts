import { expect, test } from "vitest";
import { afterShipping, settledState } from "./checkout-states.ts";
import type { Order } from "./order-store.ts";

const order = (goods: number, checkoutState = "cart") =>
  ({
    items: goods > 0 ? [{ quantity: 1, unitPrice: goods, subscriptionInterval: 0 }] : [],
    couponCode: null,
    channelCode: "museau_fr",
    shippingAddress: null,
    shippingMethod: "retrait-magasin",
    checkoutCompletedAt: null,
    checkoutState,
  }) as unknown as Order;

test("nothing to pay: the payment is skipped once the carrier is chosen", () => {
  expect(afterShipping(order(2000))).toBe("shipping_selected");
  expect(afterShipping(order(0))).toBe("payment_skipped");
});

test("a total that becomes zero, or more than zero, changes the state of the checkout", () => {
  expect(settledState(order(2000, "payment_skipped"))).toBe("shipping_selected");
  expect(settledState(order(0, "payment_selected"))).toBe("payment_skipped");
  expect(settledState(order(0, "shipping_selected"))).toBe("payment_skipped");
  expect(settledState(order(2000, "payment_selected"))).toBe("payment_selected");
  expect(settledState(order(0, "addressed"))).toBe("addressed");
});
