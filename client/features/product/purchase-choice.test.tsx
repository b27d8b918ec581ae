import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Variant } from "../../../shared/product/product.ts";
import { PurchaseChoice } from "./purchase-choice.tsx";

/** The words of the choice. */
function wordsOf(prices: Partial<Variant>): string {
  const variant: Variant = {
    code: "11000101",
    slug: "2-kg",
    name: "2 kg",
    weight: 2000,
    show_variant: true,
    in_stock: true,
    base_price: 2000,
    ...prices,
  };
  const html = renderToStaticMarkup(
    <PurchaseChoice variant={variant} today="2026-11-20T09:00:00.000Z" typed={{}} />,
  );
  return html.replaceAll(/<[^>]*>/g, "");
}

/** What stands between "Abonnement" and its price. */
function badgeOf(prices: Partial<Variant>): string | undefined {
  return /Abonnement(.*?)\d+,\d\d/.exec(wordsOf(prices))?.[1]?.trim();
}

test("a subscription says what it takes off, from the two prices", () => {
  expect(badgeOf({ base_price_subscription: 1800 })).toBe("−10\u00a0%");
  expect(badgeOf({ base_price_subscription: 1700 })).toBe("−15\u00a0%");
});

test("a subscription that takes off nothing says nothing", () => {
  expect(badgeOf({ base_price_subscription: 2000 })).toBe("");
  expect(badgeOf({ base_price_subscription: 2100 })).toBe("");
});

test("a subscription beyond the cap from the lowest price of 30 days is without its percentage", () => {
  expect(badgeOf({ base_price_subscription: 1200 })).toBe("");
  expect(badgeOf({ base_price_subscription: 1800, lowest_price_30_days: 2500 })).toBe("−10\u00a0%");
  expect(badgeOf({ base_price_subscription: 1800, lowest_price_30_days: 2800 })).toBe("");
});

test("what is offered is one purchase, whatever its subscription would cost", () => {
  expect(wordsOf({ base_price: 2000, base_price_subscription: 1800 })).toContain("Abonnement");
  for (const base_price_subscription of [0, 1800]) {
    const words = wordsOf({ base_price: 0, base_price_subscription });
    expect(words).toContain("Achat unique");
    expect(words).not.toContain("Abonnement");
  }
});
