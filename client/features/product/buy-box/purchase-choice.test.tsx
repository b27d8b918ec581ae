import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Frequency, knownFrequencies } from "../../../../shared/frequency/frequency.ts";
import type { Variant } from "../../../../shared/product/product.ts";
import { PurchaseChoice } from "./purchase-choice.tsx";

function wordsOf(prices: Partial<Variant>, frequencies: readonly Frequency[] = knownFrequencies): string {
  const variant: Variant = {
    code: "11000101",
    slug: "2-kg",
    name: "2 kg",
    weight: 2000,
    isVisible: true,
    isInStock: true,
    price: 2000,
    ...prices,
  };
  const html = renderToStaticMarkup(
    <PurchaseChoice
      variant={variant}
      frequencies={frequencies}
      today="2026-11-20T09:00:00.000Z"
      draft={{}}
    />,
  );
  return html.replaceAll(/<[^>]*>/g, "");
}

function badgeOf(prices: Partial<Variant>): string | undefined {
  return /Abonnement(.*?)\d+,\d\d/.exec(wordsOf(prices))?.[1]?.trim();
}

test("a subscription says what it takes off, from the two prices", () => {
  expect(badgeOf({ subscriptionPrice: 1800 })).toBe("−10\u00a0%");
  expect(badgeOf({ subscriptionPrice: 1700 })).toBe("−15\u00a0%");
});

test("a subscription that takes off nothing says nothing", () => {
  expect(badgeOf({ subscriptionPrice: 2000 })).toBe("");
  expect(badgeOf({ subscriptionPrice: 2100 })).toBe("");
});

test("a subscription beyond the cap from the lowest price of 30 days is without its percentage", () => {
  expect(badgeOf({ subscriptionPrice: 1200 })).toBe("");
  expect(badgeOf({ subscriptionPrice: 1800, lowestPrice30Days: 2500 })).toBe("−10\u00a0%");
  expect(badgeOf({ subscriptionPrice: 1800, lowestPrice30Days: 2800 })).toBe("");
});

test("what is offered is one purchase, whatever its subscription would cost: there is nothing to choose", () => {
  expect(wordsOf({ price: 2000, subscriptionPrice: 1800 })).toMatch(/Achat unique.*Abonnement/);
  for (const subscriptionPrice of [0, 1800]) expect(wordsOf({ price: 0, subscriptionPrice })).toBe("");
});

test("without a frequency there is nothing to choose", () => {
  expect(wordsOf({ subscriptionPrice: 1800 }, [])).toBe("");
});
