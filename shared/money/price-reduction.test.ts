import { expect, test } from "vitest";
import { isAboveCap, isSubscriptionAboveCap, reductionOf, subscriptionPercent } from "./price-reduction.ts";

test("a price below the lowest one of the last 30 days is a reduction from it", () => {
  expect(reductionOf(1999, 2490)).toEqual({ lowest: 2490, percent: 19 });
  expect(reductionOf(2000, 2500)).toEqual({ lowest: 2500, percent: 20 });
});

test.each([undefined, null, Number.NaN, 19.5, "2490", 1990, 1500])(
  "nothing is struck through where the lowest price is %s",
  (lowest) => expect(reductionOf(1990, lowest)).toBeUndefined(),
);

test("a price that is not a whole amount has no reduction", () => {
  expect(reductionOf(null, 2490)).toBeUndefined();
  expect(reductionOf(19.9, 2490)).toBeUndefined();
  expect(reductionOf(-1, 2490)).toBeUndefined();
});

test("the percentage stops at 34", () => {
  expect(reductionOf(6600, 10000)).toEqual({ lowest: 10000, percent: 34 });
  expect(reductionOf(6599, 10000)).toEqual({ lowest: 10000 });
  expect(isAboveCap(6600, 10000)).toBe(false);
  expect(isAboveCap(6599, 10000)).toBe(true);
});

test("what is offered now is not announced as a percentage above the cap", () => {
  expect(reductionOf(0, 2490)).toEqual({ lowest: 2490 });
});

test("one per cent is announced", () => {
  expect(reductionOf(9900, 10000)).toEqual({ lowest: 10000, percent: 1 });
  expect(subscriptionPercent({ price: 10000, subscription: 9900, lowest: undefined })).toBe(1);
});

test("less than one per cent is not announced as one", () => {
  expect(reductionOf(9999, 10000)).toEqual({ lowest: 10000 });
});

test.each([
  [2190, 1971, 10],
  [2195, 1976, 10],
  [2000, 1700, 15],
  [2000, 1999, undefined],
  [2000, 2000, undefined],
  [2000, 2100, undefined],
  [0, 0, undefined],
  [null, 1800, undefined],
  [2000, null, undefined],
])("of %s a subscription at %s takes off %s per cent", (price, subscription, percent) => {
  expect(subscriptionPercent({ price, subscription, lowest: undefined })).toBe(percent);
});

test("the percentage of a subscription stops at 34, too", () => {
  expect(subscriptionPercent({ price: 10000, subscription: 6600, lowest: undefined })).toBe(34);
  expect(subscriptionPercent({ price: 10000, subscription: 6599, lowest: undefined })).toBeUndefined();
});

test("a subscription to what is reduced already is counted from the lowest price of the last 30 days", () => {
  expect(subscriptionPercent({ price: 1990, subscription: 1791, lowest: 2490 })).toBe(10);
  expect(subscriptionPercent({ price: 1790, subscription: 1611, lowest: 2490 })).toBeUndefined();
  expect(subscriptionPercent({ price: 1990, subscription: 1791, lowest: 1500 })).toBe(10);
});

test.each([
  [6600, undefined, false],
  [6599, undefined, true],
  [6600, 10001, true],
  [6599, 9000, true],
])("a subscription at %s to what costs 10000, after %s, is above the cap: %s", (subscription, lowest, is) => {
  expect(isSubscriptionAboveCap({ price: 10000, subscription, lowest })).toBe(is);
});

test("nothing is above the cap where a price is unknown", () => {
  expect(isSubscriptionAboveCap({ price: null, subscription: 1, lowest: 10000 })).toBe(false);
  expect(isSubscriptionAboveCap({ price: 10000, subscription: null, lowest: 10000 })).toBe(false);
});
