import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Variant } from "../../../shared/product.ts";
import { PurchaseChoice } from "./purchase-choice.tsx";

/** What stands between "Abonnement" and its price. */
function badgeOf(prices: Partial<Variant>): string | undefined {
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
  const text = html.replaceAll(/<[^>]*>/g, "");
  return /Abonnement(.*?)\d+,\d\d/.exec(text)?.[1]?.trim();
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
