import * as fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { maximumQuantity } from "../cart/cart.ts";
import {
  type ListedFormat,
  type ListedPack,
  pricePerDay,
  shoppingItem,
  surplusDays,
  totalsOf,
} from "./shopping-list.ts";

const format = (weight: number, price: number, subscriptionPrice: number | null = price): ListedFormat => ({
  code: String(20_000_000 + weight),
  name: `${weight} g`,
  weight,
  price,
  subscriptionPrice,
});

const eaten = (grams: number) => ({ eaten: grams, wasted: 0 });

const formats = fc.array(
  fc
    .record({ weight: fc.integer({ min: 70, max: 10_000 }), price: fc.integer({ min: 100, max: 9000 }) })
    .map(({ weight, price }) => format(weight, price)),
  { minLength: 1, maxLength: 4 },
);
const weekly = fc.integer({ min: 50, max: 1400 });
const days = fc.constantFrom(21, 31, 62, 93, 155);

test("a day costs what is eaten, not what is left over", () => {
  const half = shoppingItem("A", eaten(350), 10, [format(1000, 2000)]);
  expect([half.needed, half.leftOver]).toEqual([500, 500]);
  expect(pricePerDay([half], 10)).toBe(100);
  expect(pricePerDay([half, half], 10)).toBe(200);
  expect(pricePerDay([half, shoppingItem("B", eaten(350), 10, [])], 10)).toBeNull();
});

const weightOf = (packs: readonly ListedPack[]) =>
  packs.reduce((sum, { format: { weight }, quantity }) => sum + weight * quantity, 0);

test("the packs always last the days, of one format or two, and one pack less would not", () => {
  assertProperty(
    fc.property(formats, weekly, days, (sold, grams, count) => {
      const { packs, needed, leftOver } = shoppingItem("S", eaten(grams), count, sold);
      if (packs.length === 0) {
        const largest = Math.max(...sold.map(({ weight }) => weight));
        expect(largest * maximumQuantity).toBeLessThan(needed);
        return;
      }
      expect(packs.length).toBeLessThanOrEqual(2);
      expect(weightOf(packs)).toBe(needed + leftOver);
      expect(leftOver).toBeGreaterThanOrEqual(0);
      for (const { format, quantity } of packs) {
        expect(quantity).toBeLessThanOrEqual(maximumQuantity);
        expect(weightOf(packs) - format.weight).toBeLessThan(needed);
      }
      expect(needed * 7).toBeGreaterThanOrEqual(grams * count);
    }),
  );
});

test("no other packs of one format or two would cost less", () => {
  assertProperty(
    fc.property(formats, weekly, days, fc.nat(60), fc.nat(60), (sold, grams, count, few, many) => {
      const item = shoppingItem("S", eaten(grams), count, sold);
      const { once } = totalsOf([item]);
      for (const one of sold) {
        for (const other of sold) {
          const others = [
            { format: one, quantity: few },
            { format: other, quantity: many },
          ];
          const isEnough = item.packs.length > 0 && weightOf(others) >= item.needed && few + many > 0;
          if (isEnough) expect(once).toBeLessThanOrEqual(one.price * few + other.price * many);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test("1.5 kg and 400 g are cheaper than four of 400 g", () => {
  const sold = [format(400, 850), format(1500, 2290), format(4000, 5290), format(10_000, 11_490)];
  const { packs } = shoppingItem("S", eaten(359), 31, sold);
  expect(packs.map((pack) => [pack.format.weight, pack.quantity])).toEqual([
    [1500, 1],
    [400, 1],
  ]);
  expect(totalsOf([{ packs }]).once).toBe(3140);
});

test("a small pack, of which a cart would not take so many, is left for a larger one that costs more", () => {
  const [small, large] = [format(85, 10), format(1020, 9000)];
  const { packs } = shoppingItem("S", eaten(560), 155, [small, large]);
  expect(packs.map(({ format: { weight }, quantity }) => [weight, quantity])).toEqual([
    [1020, 4],
    [85, 98],
  ]);
  expect(shoppingItem("S", eaten(560), 155, [small]).packs).toEqual([]);
});

test("what is left over is told in days", () => {
  const item = shoppingItem("S", eaten(280), 31, [format(1500, 2390)]);
  expect(item).toMatchObject({ needed: 1240, packs: [{ quantity: 1 }], leftOver: 260, leftOverDays: 6 });
});

test("what is thrown away is bought too", () => {
  const item = shoppingItem("S", { eaten: 384, wasted: 126 }, 31, [format(1020, 1790)]);
  expect(item).toMatchObject({ needed: 2259, wasted: 558, packs: [{ quantity: 3 }] });
});

test("the food that lasts longest tells how far the packs go beyond their days", () => {
  const long = shoppingItem("S", eaten(280), 31, [format(1500, 2390)]);
  const short = shoppingItem("T", eaten(280), 31, [format(1240, 1790)]);
  expect(surplusDays([short, long])).toBe(6);
  expect([surplusDays([short]), surplusDays([])]).toEqual([0, 0]);
});

test("what cannot be bought has no format, and takes no part in the total", () => {
  const none = shoppingItem("S", eaten(280), 31, []);
  expect(none).toMatchObject({ packs: [], leftOver: 0 });
  const bought = shoppingItem("T", eaten(280), 31, [format(1500, 2390, 2151)]);
  expect(totalsOf([none, bought])).toEqual({ once: 2390, subscription: 2151 });
});

test("without a price for one of the packs there is no subscription", () => {
  const items = [
    shoppingItem("S", eaten(280), 31, [format(1500, 2390, 2151)]),
    shoppingItem("T", eaten(280), 31, [format(1020, 1790, null)]),
  ];
  expect(totalsOf(items)).toMatchObject({ once: 2390 + 2 * 1790, subscription: null });
  expect(totalsOf([])).toEqual({ once: 0, subscription: null });
});
