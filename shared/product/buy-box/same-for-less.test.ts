import { expect, test } from "vitest";
import type { Variant } from "../product.ts";
import { sameForLess } from "./same-for-less.ts";

const pack = (weight: number | null, price: number | null, more: Partial<Variant> = {}): Variant => ({
  code: String(weight),
  slug: `${weight}-g`,
  name: `${weight} g`,
  weight,
  isVisible: true,
  isInStock: true,
  price,
  ...more,
});

const small = pack(2000, 2190);
const medium = pack(5000, 4790);
const large = pack(10_000, 8990);

test("the same weight in fewer packs that cost less is found, the largest saving first", () => {
  expect(sameForLess([small, medium], small, 5)).toEqual({ format: medium, bags: 2, saving: 1370 });
  expect(sameForLess([small, medium, large], small, 5)).toEqual({ format: large, bags: 1, saving: 1960 });
});

test("packs of a subscription are compared by its prices, never with a format that it does not sell", () => {
  const subscribed = [small, { ...medium, subscriptionPrice: 4311 }];
  const own = { ...small, subscriptionPrice: 1971 };
  expect(sameForLess(subscribed, own, 5, "subscriptionPrice")).toMatchObject({ bags: 2, saving: 1233 });
  expect(sameForLess([small, medium], own, 5, "subscriptionPrice")).toBeUndefined();
});

test("another weight, a higher price and a smaller pack are no same quantity for less", () => {
  expect(sameForLess([small, medium], small, 4)).toBeUndefined();
  expect(sameForLess([small, pack(4000, 4380)], small, 2)).toBeUndefined();
  expect(sameForLess([small, medium], medium, 2)).toBeUndefined();
});

test("what is sold out, reduced, or of unknown price or weight is never compared", () => {
  for (const other of [
    pack(10_000, 8990, { isInStock: false }),
    pack(10_000, 8990, { lowestPrice30Days: 9990 }),
    pack(10_000, null),
    pack(null, 8990),
  ])
    expect(sameForLess([small, other], small, 5)).toBeUndefined();
  expect(sameForLess([large], pack(2000, 2190, { lowestPrice30Days: 2490 }), 5)).toBeUndefined();
  expect(sameForLess([large], pack(null, 2190), 5)).toBeUndefined();
});
