import { expect, test } from "vitest";
import { full } from "./all-content.ts";

test("prices without tax and of the subscription follow the price", () => {
  for (const { sku, ProductVariants } of full) {
    for (const { base_price, base_price_tf, base_price_subscription } of ProductVariants) {
      const priced = typeof base_price === "number";
      expect(base_price_tf, sku).toBe(priced ? Math.round(base_price / 1.2) : null);
      expect(base_price_subscription, sku).toBe(priced ? Math.round(base_price * 0.9) : null);
    }
  }
});

test("a larger format never costs more per kilogram", () => {
  const dearer = full.flatMap(({ sku, ProductVariants }) => {
    const rates = ProductVariants.flatMap(({ name, base_price, weight }) =>
      typeof base_price === "number" ? [{ name, weight, rate: base_price / weight }] : [],
    ).toSorted((one, other) => one.weight - other.weight);
    return rates
      .filter(({ rate }, at) => rate > (rates[at - 1]?.rate ?? rate))
      .map(({ name }) => `${sku}: ${name}`);
  });
  expect(dearer).toEqual([]);
});

test("the weight of a format is the one in its name", () => {
  const wrong = full.flatMap(({ sku, ProductVariants }) =>
    ProductVariants.filter(({ name, weight }) => weightIn(name) !== weight).map(
      ({ name }) => `${sku}: ${name}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test("a crossed-out price is above the price, by a third at most", () => {
  const reduced = full.flatMap(({ sku, ProductVariants }) =>
    ProductVariants.flatMap(({ name, base_price, lowest_price_30_days: before }) =>
      typeof before === "number"
        ? [{ format: `${sku}: ${name}`, off: 1 - (base_price ?? before) / before }]
        : [],
    ),
  );
  expect(reduced.length).toBeGreaterThanOrEqual(4);
  expect(reduced.filter(({ off }) => off <= 0 || off > 0.34)).toEqual([]);
});

function weightIn(name: string): number {
  const [, count = "1", amount = "", unit] = /^(?:(\d+)\s×\s)?(\d+(?:,\d+)?)\s(kg|g)$/.exec(name) ?? [];
  return Math.round(Number(count) * Number(amount.replace(",", ".")) * (unit === "kg" ? 1000 : 1));
}
