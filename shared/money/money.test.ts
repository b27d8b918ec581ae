import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import {
  formatAmount,
  formatMoney,
  formatPerKilo,
  formatRound,
  isWholeAmount,
  pricePerKilo,
} from "./money.ts";

const missingPrice = "--,--\u00a0€";

test("a price is written in French, with the spaces that keep it on one line", () => {
  expect(formatMoney(1290)).toBe("12,90\u00a0€");
  expect(formatMoney(5)).toBe("0,05\u00a0€");
  expect(formatMoney(123_456)).toBe("1\u202f234,56\u00a0€");
});

test("a price of zero is offered, and never called free of charge", () => {
  expect(formatMoney(0)).toBe("Offert");
  expect(formatMoney(-0)).toBe("Offert");
});

test.each([null, undefined, 12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, "1290", [], {}, true])(
  "%s is not a whole number of minor units and shows as dashes",
  (value) => {
    expect(formatMoney(value)).toBe(missingPrice);
    expect(formatAmount(value)).toBe(missingPrice);
  },
);

test("an accounting line of zero is an amount, and a reduction carries a real minus sign", () => {
  expect(formatAmount(0)).toBe("0,00\u00a0€");
  expect(formatAmount(-0)).toBe("0,00\u00a0€");
  expect(formatAmount(-500)).toBe("−5,00\u00a0€");
});

test("another currency has its own sign, and a code that is no currency shows as dashes", () => {
  expect(formatMoney(1290, "CHF")).toBe("12,90\u00a0CHF");
  expect(formatMoney(1290, "JPY")).toBe("12,90\u00a0JPY");
  for (const code of ["euros", "EURO", "XEUR", "eur", "EU", ""])
    expect(formatMoney(1290, code)).toBe(missingPrice);
});

test("a round amount has no cents, another keeps them", () => {
  expect(formatRound(4900)).toBe("49\u00a0€");
  expect(formatRound(490)).toBe("4,90\u00a0€");
  expect(formatRound(100_000)).toBe("1\u202f000\u00a0€");
  expect(formatRound(4901)).toBe("49,01\u00a0€");
  expect(formatRound(0)).toBe(formatMoney(0));
});

test("the unit price is what a kilogram costs, to the nearest cent", () => {
  expect(pricePerKilo(1290, 2000)).toBe(645);
  expect(pricePerKilo(199, 85)).toBe(2341);
  expect(pricePerKilo(0, 400)).toBe(0);
  expect(formatPerKilo(1290, 2000)).toBe("6,45\u00a0€/kg");
  expect(formatPerKilo(0, 400)).toBe("0,00\u00a0€/kg");
});

test.each([
  [1290, 0],
  [1290, -5],
  [1290, Number.NaN],
  [1290, null],
  [1290, "2000"],
  [null, 2000],
  [12.5, 2000],
  [Number.MAX_SAFE_INTEGER, 1],
])("a kilogram of what costs %s and weighs %s has no price", (minor, grams) => {
  expect(pricePerKilo(minor, grams)).toBeNull();
  expect(formatPerKilo(minor, grams)).toBe("--,--\u00a0€/kg");
});

test("every whole amount reads back to itself", () => {
  assertProperty(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => {
      const digits = formatAmount(minor)
        .replace("−", "-")
        .replace(/[^\d-]/g, "");
      expect(Number(digits)).toBe(minor || 0);
    }),
  );
});

test("whatever comes in, a price is dashes, offered or an amount with two decimals", () => {
  assertProperty(
    fc.property(fc.anything(), (value) => {
      const shown = formatMoney(value);
      expect(shown === missingPrice).toBe(!isWholeAmount(value));
      expect(shown).toMatch(/^(?:Offert|--,--\u00a0€|−?[\d\u202f]+,\d\d\u00a0€)$/);
    }),
  );
});
