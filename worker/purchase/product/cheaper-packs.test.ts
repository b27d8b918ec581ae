import { expect, test } from "vitest";
import type { Variant } from "../../../shared/product/product.ts";
import { cheaperPacks } from "./cheaper-packs.ts";

const format = (code: string, weight: number, price: number): Variant => ({
  ...{ code, slug: code, name: `${weight} g`, weight, price, isVisible: true, isInStock: true },
});
const terrine = { variants: [format("small", 400, 1000), format("large", 800, 1800)] };
const line = { code: "small", quantity: 2, unitPrice: 1000, paid: "price" } as const;
const offered = (goods: (number | null)[], freeFrom: (number | null)[]) =>
  cheaperPacks(terrine, line, { goods, freeFrom })?.variantCode;

test.each<[string, (number | null)[], (number | null)[], string | undefined]>([
  ["no fee", [2000], [null], "large"],
  ["a fee that is paid before and after", [2000], [2001], "large"],
  ["a fee that is paid neither before nor after", [2000], [1800], "large"],
  ["a fee that falls away only before", [2000], [1801], undefined],
  ["a fee of a small order that falls away only before", [2000], [4900, 1900], undefined],
  ["a fee of the next parcels that falls away only before", [9000, 2000], [2000], undefined],
  ["unknown goods", [null], [4900], undefined],
])("%s", (_, goods, freeFrom, packs) => {
  expect(offered(goods, freeFrom)).toBe(packs);
});
