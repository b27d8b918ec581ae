import { expect, test, vi } from "vitest";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { requestedListing } from "./listing.ts";

const productOf = (value: string): ProductSummary => ({
  sku: value,
  slug: value,
  name: value,
  viewable: true,
  subtitle: "",
  reviewCount: 0,
  filters: [{ name: "besoin", value }],
  feedType: "",
  composition: "",
  variants: [],
});

test("filters that share an address are logged", () => {
  const log = { warn: vi.fn() };
  requestedListing("/chien/", new URLSearchParams(), ["Bio*", "Bio"].map(productOf), log);
  expect(log.warn.mock.calls).toEqual([
    ["filters with one address", { key: "besoin", reason: "Bio* | Bio" }],
  ]);
});
