import { expect, test } from "vitest";
import { emptyCart } from "../cart.ts";
import { withShipping } from "./with-shipping.ts";

const accounting = {
  ...emptyCart.accounting,
  ...{ subtotal: 5000, shippingFees: 490, total: 5490, totalWithoutTax: 5204, vatIncluded: 286 },
};

test("another carrier changes fees and total; the taxes are not known", () => {
  expect(withShipping(accounting, 890)).toMatchObject({
    ...{ subtotal: 5000, shippingFees: 890, total: 5890, totalWithoutTax: null, vatIncluded: null },
  });
});

test("without a carrier the total has no delivery", () => {
  expect(withShipping(accounting, null)).toMatchObject({
    shippingFees: null,
    isShippingDue: true,
    total: 5000,
  });
  expect(withShipping(withShipping(accounting, null), 0)).toMatchObject({
    shippingFees: 0,
    isShippingDue: false,
    total: 5000,
  });
});

test("a delivery of which nothing was known becomes one to choose", () => {
  const unknown = { ...accounting, shippingFees: null, total: 5000 };
  expect(withShipping(unknown, null)).toMatchObject({ isShippingDue: true, total: 5000 });
});

test("the carrier that is counted already changes nothing", () => {
  expect(withShipping(accounting, 490)).toBe(accounting);
});

test("a total that nobody knows stays unknown", () => {
  expect(withShipping({ ...accounting, total: null }, 890).total).toBeNull();
});
