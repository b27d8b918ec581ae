import { expect, test } from "vitest";
import { subscriptionAmounts } from "./subscription-amounts.ts";
import { exampleSubscription } from "./subscription-example.ts";

test.each([
  [0, null, { shippingFees: null, isShippingDue: true }],
  [0, "colissimo", { shippingFees: 0, isShippingDue: false }],
  [490, null, { shippingFees: 490, isShippingDue: false }],
  [null, "colissimo", { shippingFees: null, isShippingDue: false }],
])(
  "a delivery is offered only if it costs 0 and has a carrier: %j cents, carrier %j",
  (shippingTotal, shippingMethod, shown) => {
    expect(subscriptionAmounts(exampleSubscription({ shippingTotal, shippingMethod }))).toMatchObject(shown);
  },
);
