import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { knownFrequencies } from "../frequency/frequency.ts";
import { articlesOf, type Cart, type CartLine, emptyCart } from "./cart.ts";
import { cartVersion, toChange, withChange } from "./cart-change.ts";

const line = fc.record({
  id: fc.integer({ min: 1, max: 8 }),
  variantCode: fc.constant("11000101"),
  productName: fc.constant("Terrine"),
  variantName: fc.constant("400 g"),
  quantity: fc.integer({ min: 1, max: 99 }),
  subscriptionInterval: fc.constantFrom(0, 31),
  unitPrice: fc.constantFrom(0, 350, null),
  total: fc.constantFrom(0, 700, null),
});
const lines = fc.uniqueArray(line, { selector: ({ id }) => id });
const cartOf = (held: CartLine[]): Cart => ({
  ...emptyCart,
  lines: held,
  frequencies: knownFrequencies,
  count: articlesOf(held),
});

test("a page that knows the cart comes by a change to the very cart of the server", () => {
  assertProperty(
    fc.property(lines, line, (held, changed) => {
      const has = held.some(({ id }) => id === changed.id);
      const after = cartOf(
        has ? held.map((old) => (old.id === changed.id ? changed : old)) : [...held, changed],
      );
      expect(withChange(cartOf(held), toChange(after, changed), has ? changed.id : undefined)).toEqual(after);
    }),
  );
});

test("a page that knows the cart comes by a removal to the very cart of the server", () => {
  assertProperty(
    fc.property(lines, fc.nat(), (held, at) => {
      const gone = held[at % (held.length || 1)];
      const left = held.filter((old) => old !== gone);
      const after = left.length > 0 ? cartOf(left) : emptyCart;
      expect(withChange(cartOf(held), toChange(after, undefined), gone?.id)).toEqual(after);
    }),
  );
});

test("a page that lacks something else of the cart is told to read it again", () => {
  assertProperty(
    fc.property(lines, line, (held, changed) => {
      const other = { ...changed, id: 99 };
      const after = cartOf([...held.filter(({ id }) => id !== changed.id), changed, other]);
      expect(withChange(cartOf(held), toChange(after, changed), changed.id)).toBeUndefined();
    }),
  );
});

test("other days of delivery are read, too", () => {
  const delivery = {
    freeFrom: 4900,
    serviceFreeFrom: null,
    arrival: { days: "Chez vous mercredi 25 novembre", condition: "" },
  };
  const after = { ...cartOf([sample]), delivery };
  const known = { ...sample, quantity: 1 };
  expect(withChange({ ...cartOf([known]), delivery }, toChange(after, sample), sample.id)).toEqual(after);
  expect(withChange(cartOf([known]), toChange(after, sample), sample.id)).toBeUndefined();
});

test.each([
  ["days", { arrival: { days: "Chez vous jeudi 26 novembre", condition: "" } }],
  ["condition", { arrival: { days: "Chez vous mercredi 25 novembre", condition: "avant midi" } }],
  ["threshold", { freeFrom: 5900 }],
  ["arrival, which is unknown now", { arrival: null }],
])("a delivery with another %s is another version of the cart", (_, changes) => {
  const delivery = {
    freeFrom: 4900,
    serviceFreeFrom: null,
    arrival: { days: "Chez vous mercredi 25 novembre", condition: "" },
  };
  const [before, after] = [delivery, { ...delivery, ...changes }].map((one) =>
    cartVersion({ ...cartOf([sample]), delivery: one }),
  );
  expect(after).not.toBe(before);
});

test("an empty cart has no frequencies: it is read again after the first addition", () => {
  const after = cartOf([sample]);
  expect(withChange(emptyCart, toChange(after, sample))).toBeUndefined();
});

test("a change that comes without picture and address keeps those that are known", () => {
  const known = { ...sample, href: "/produits/terrine/", weight: 400 };
  const after = { ...sample, quantity: 3 };
  expect(withChange(cartOf([known]), toChange(cartOf([after]), after), 1)?.lines).toEqual([
    { ...known, quantity: 3 },
  ]);
});

test("a line that has come back to stock is another line", () => {
  expect(cartVersion(cartOf([{ ...sample, soldOut: true }]))).not.toBe(cartVersion(cartOf([sample])));
});

const sample: CartLine = {
  id: 1,
  variantCode: "11000101",
  productName: "Terrine",
  variantName: "400 g",
  quantity: 1,
  subscriptionInterval: 0,
  unitPrice: 350,
  total: 350,
};
