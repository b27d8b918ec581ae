import { expect, test } from "vitest";
import { suitingFormat } from "./suiting-format.ts";

const format = (code: string, weight: number | null, isInStock = true) => ({
  code,
  slug: code,
  name: code,
  weight,
  isVisible: true,
  isInStock,
  price: 1000,
});

const kibble = {
  kind: "dry" as const,
  variants: [format("3", 12_000), format("1", 2000), format("2", 5000)],
};

test.each([
  ["that is advised", { variantCode: "1", ration: 200 }, "1"],
  ["that is eaten while it is good, where none is advised", { variantCode: null, ration: 100 }, "2"],
  ["that is the smallest, where all last too long", { variantCode: "9", ration: 20 }, "1"],
  ["that is the largest, where none lasts three weeks", { variantCode: null, ration: 700 }, "3"],
])("the format %s", (_, advised, code) => {
  expect(suitingFormat(kibble, advised)?.code).toBe(code);
});

test("one that is sold out, or of unknown weight, is never proposed", () => {
  const variants = [format("1", 2000, false), format("2", null)];
  expect(suitingFormat({ kind: "dry", variants }, { variantCode: "1", ration: 100 })).toBeUndefined();
});
