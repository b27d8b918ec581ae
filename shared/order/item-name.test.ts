import { expect, test } from "vitest";
import { itemName, namesInSentence, orderItemName } from "./item-name.ts";

test.each([
  [{ productName: "Croquettes", variantName: "12 × 85 g" }, "Croquettes, 12\u00a0×\u00a085\u00a0g"],
  [{ productName: "Croquettes", variantName: "" }, "Croquettes"],
  [{ productName: null, variantName: "2 kg" }, "2\u00a0kg"],
  [{}, ""],
])("%j is %j", (item, name) => {
  expect(itemName(item)).toBe(name);
});

test.each([
  [["Croquettes, 2 kg"], "Croquettes, 2 kg"],
  [["Terrine, 1", "Terrine, 2"], "«\u00a0Terrine, 1\u00a0» et «\u00a0Terrine, 2\u00a0»"],
  [["A", "B", "C"], "«\u00a0A\u00a0», «\u00a0B\u00a0» et «\u00a0C\u00a0»"],
])("%j in a sentence: %s", (names, words) => {
  expect(namesInSentence(names)).toBe(words);
});

test("an order's line without a name has its code", () => {
  expect(orderItemName({ variant: { code: "11000101" } })).toBe("11000101");
  expect(orderItemName({ variantName: "2 kg", variant: { code: "11000101" } })).toBe("2\u00a0kg");
});
