import { describe, expect, test } from "vitest";
import { full } from "./all-content.ts";

type FullProduct = (typeof full)[number];
type FullVariant = FullProduct["ProductVariants"][number];

const visible = ({ ProductVariants }: FullProduct) =>
  ProductVariants.filter(({ show_variant }) => show_variant);
const priceOf = ({ base_price }: FullVariant) => base_price ?? Number.POSITIVE_INFINITY;
const anyVariant = (is: (variant: FullVariant) => boolean) => (product: FullProduct) =>
  product.ProductVariants.some(is);

describe("the demo shop has", () => {
  test.each<[what: string, atLeast: number, is: (product: FullProduct) => boolean]>([
    ["a hidden product", 1, ({ viewable }) => !viewable],
    [
      "a hidden format cheaper than all that are shown",
      1,
      (product) => {
        const shown = Math.min(...visible(product).map(priceOf));
        return product.ProductVariants.some((variant) => !variant.show_variant && priceOf(variant) < shown);
      },
    ],
    ["hidden formats of several products", 2, anyVariant(({ show_variant }) => !show_variant)],
    [
      "products that are sold out, one with a single format",
      2,
      (product) => !product.oldProduct && visible(product).every(({ in_stock }) => !in_stock),
    ],
    [
      "products with one format sold out, another in stock",
      3,
      (product) =>
        visible(product).some(({ in_stock }) => in_stock) &&
        visible(product).some(({ in_stock }) => !in_stock),
    ],
    ["a format without a price", 1, anyVariant(({ base_price }) => base_price === null)],
    ["a format at zero", 1, anyVariant(({ base_price }) => base_price === 0)],
    ["a name of more than 120 characters", 1, ({ name }) => name.length > 120],
    [
      "products on sale that nobody has reviewed",
      2,
      ({ viewable, reviewCount }) => viewable && reviewCount === 0,
    ],
    [
      "old products with an heir, of both animals",
      3,
      ({ oldProduct }) => typeof oldProduct?.heir === "string",
    ],
    [
      "prices lowered of late",
      4,
      anyVariant(({ lowest_price_30_days }) => typeof lowest_price_30_days === "number"),
    ],
  ])("%s", (_, atLeast, is) => {
    const found = full.filter(is).map(({ sku }) => sku);
    expect(found.length, `found: ${found.join(", ")}`).toBeGreaterThanOrEqual(atLeast);
  });

  test("each of the rare cases at most once", () => {
    const formats = full.flatMap(({ ProductVariants }) => ProductVariants);
    expect(formats.filter(({ base_price }) => base_price === null)).toHaveLength(1);
    expect(formats.filter(({ base_price }) => base_price === 0)).toHaveLength(1);
    expect(full.filter(({ viewable }) => !viewable).map(({ sku }) => sku)).toHaveLength(1);
  });
});

test("the first recipe redirects to today's chicken recipe", () => {
  expect(full.find(({ sku }) => sku === "MUS-CH-ADU-POU-V1")?.oldProduct?.heir).toBe(
    "croquettes-chien-adulte-poulet-fermier-riz",
  );
});
