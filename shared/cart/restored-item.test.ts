import { expect, test } from "vitest";
import { addItemSchema } from "./cart-input.ts";
import { restoredItem } from "./restored-item.ts";

const line = { variantCode: "11000101", quantity: 3, subscriptionInterval: 62 };

test("a removed line comes back with its quantity, its rhythm and the place that sold it", () => {
  const item = restoredItem({ ...line, sourceItemList: "bi_nutrition" });
  expect(addItemSchema.parse(item)).toMatchObject({
    ...line,
    sourceItemList: "bi_nutrition",
    upsell: true,
  });
  expect(addItemSchema.parse(restoredItem({ ...line, subscriptionInterval: 0 }))).toMatchObject({
    quantity: 3,
    subscriptionInterval: 0,
  });
});

test.each([{ quantity: null }, { subscriptionInterval: null }, { soldOut: true }])(
  "a line with %o is not offered back: it would be another",
  (unknown) => {
    expect(restoredItem({ ...line, ...unknown })).toBeUndefined();
  },
);
