import { describe, expect, test } from "vitest";
import { additionFaults, changeFaults } from "./quantity-rules.ts";

const bag = (stock: number, sellable = true) => ({
  code: "11000101",
  sku: "110001",
  productName: "Poulet fermier",
  variantName: "2 kg",
  weight: 2000,
  price: 2190,
  subscriptionPrice: 1971,
  stock,
  sellable,
});

describe("an addition", () => {
  test("is limited by the stock, minus what is in the cart", () => {
    expect(additionFaults(3, 2, bag(5))).toEqual([]);
    expect(additionFaults(4, 2, bag(5))[0]?.message).toContain("il n’en reste que 5 en stock");
  });

  test("is of one at least", () => {
    expect(additionFaults(0, 2, bag(5))[0]?.path).toBe("quantity");
  });
});

describe("another quantity of a line whose stock ran out in the cart", () => {
  test("may be lower or the same, even above the stock", () => {
    expect(changeFaults(4, 5, bag(3))).toEqual([]);
    expect(changeFaults(5, 5, bag(0))).toEqual([]);
  });

  test.each([
    [3, true, "il n’en reste que 3 en stock"],
    [0, true, "ce format est en rupture de stock"],
    [3, false, "ce format n’est plus en vente"],
  ])("is never higher, and the message says what is left: %i, sold: %s", (stock, sellable, words) => {
    expect(changeFaults(6, 5, bag(stock, sellable))[0]?.message).toContain(words);
  });
});
