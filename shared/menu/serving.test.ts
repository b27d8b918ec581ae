import { expect, test } from "vitest";
import { servingOf, servingText } from "./serving.ts";

const tin = { container: "tin", weight: 200 } as const;
const pouch = { container: "pouch", weight: 85 } as const;

test.each([
  ["12 × 85 g", "Blanc de poulet, en sachets de 85 g", pouch],
  ["12\u00a0×\u00a085\u00a0g", "en sachets", pouch],
  ["200 g", "Thon, en boîtes de 200 g", { container: "tin", weight: 200 }],
  ["4 kg", "Croquettes", null],
  ["1500 g", "Croquettes", null],
  ["Lot découverte", "en sachets", null],
])("one of %s is told from the name of the format", (format, subtitle, serving) => {
  expect(servingOf(format, subtitle)).toEqual(serving);
});

test.each([
  [43, "½ sachet"],
  [85, "1 sachet"],
  [106, "1 sachet et quart"],
  [128, "1 sachet et demi"],
  [149, "1 sachet et trois quarts"],
  [212, "2 sachets et demi"],
  [170, "2 sachets"],
  [20, "¼ sachet"],
  [5, ""],
])("%i g of a pouch of 85 g is “%s”", (grams, text) => {
  expect(servingText(grams, pouch).replaceAll("\u00a0", " ")).toBe(text);
});

test("half a tin more agrees with its word", () => {
  expect(servingText(300, tin).replaceAll("\u00a0", " ")).toBe("1 boîte et demie");
});
