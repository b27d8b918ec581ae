import { expect, test } from "vitest";
import type { Variant } from "../../../../shared/product/product.ts";
import { packSaving } from "./pack-saving.ts";

const pack = (weight: number, price: number | null, more: Partial<Variant> = {}): Variant => ({
  code: String(10_000_000 + weight),
  slug: `${weight}-g`,
  name: `${weight} g`,
  weight,
  isVisible: true,
  isInStock: true,
  price,
  ...more,
});

const small = pack(2000, 2190);

test("a larger pack says by how much its kilogram costs less, never more than it is", () => {
  const large = pack(5000, 4790);
  expect(packSaving([small, large], large)).toEqual({ smallest: small, percent: 12 });
});

test("the smallest pack saves nothing, nor does one whose kilogram costs as much or more", () => {
  expect(packSaving([small, pack(5000, 4790)], small)).toBeUndefined();
  for (const price of [5475, 6000]) {
    const large = pack(5000, price);
    expect(packSaving([small, large], large)).toBeUndefined();
  }
});

test("more than the shop announces is said without its percentage", () => {
  const large = pack(5000, 3000);
  expect(packSaving([small, large], large)).toEqual({ smallest: small });
});

test("a pack that cannot be bought today is compared with nothing", () => {
  const large = pack(5000, 4790);
  const gone = { ...small, isInStock: false };
  expect(packSaving([gone, large], large)).toBeUndefined();
  expect(packSaving([pack(2000, null), large], large)).toBeUndefined();
  expect(packSaving([small, { ...large, isInStock: false }], { ...large, isInStock: false })).toBeUndefined();
});

test("a price that is reduced for a while is compared with none", () => {
  const large = pack(5000, 4790);
  const reduced = { ...small, lowestPrice30Days: 2490 };
  expect(packSaving([reduced, large], large)).toBeUndefined();
  const less = { ...large, lowestPrice30Days: 4990 };
  expect(packSaving([small, less], less)).toBeUndefined();
});
