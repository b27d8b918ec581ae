import { expect, test } from "vitest";
import { islandParts } from "./island-parts.ts";

test("the islands of a screen are found in its source: its own, a part’s, and one behind a component", () => {
  const parts = islandParts();
  expect(parts.addresses).toContain("client/features/address/address-entry-form.tsx");
  expect(parts["subscription-skip"]).toEqual(["client/features/subscription/skip-form.tsx"]);
  expect(parts.product).toContain("client/features/ration/ration-calculator.tsx");
  expect(parts.product).toContain("client/features/product/buy-box.tsx");
});

test("a screen without islands has none", () => {
  expect(islandParts().maintenance).toEqual([]);
});
