import { expect, test } from "vitest";
import { products } from "../products.ts";
import { faceOf } from "./faces.ts";
import { lettering, widthOf } from "./lettering.ts";
import { packOf, typicalFormat } from "./pack-of.ts";
import { packshot } from "./packshot.ts";
import { proteinColours, proteinOf, proteinPattern, proteins } from "./proteins.ts";

test("each protein has a colour and a pattern of its own, shown on every pack of it", () => {
  expect(new Set(Object.values(proteinColours)).size).toBe(proteins.length);
  expect(new Set(proteins.map(proteinPattern)).size).toBe(proteins.length);
  for (const product of products) {
    const format = typicalFormat(product);
    const protein = proteinOf(product.filters.protéine);
    const drawn = format && packshot(packOf(product, format));
    expect(drawn, product.slug).toContain(proteinColours[protein]);
    expect(drawn, product.slug).toContain(proteinPattern(protein));
  }
});

test("a product has one face, and the bags of dogs have many", () => {
  const bags = products.filter(({ animal, kind }) => animal === "dog" && kind === "dry");
  const faces = bags.map((product) => JSON.stringify(faceOf(product)));
  expect(faces).toEqual(bags.map((product) => JSON.stringify(faceOf(product))));
  expect(new Set(faces).size).toBeGreaterThan(bags.length / 2);
});

test("a puppy is young, a senior old", () => {
  const eater = (âge: string) => faceOf({ sku: "MUS", animal: "dog", filters: { âge } }).look.age;
  expect([eater("Chiot"), eater("Adulte"), eater("Senior")]).toEqual(["young", undefined, "old"]);
});

test("letters are outlines, as wide as the typeface sets them", () => {
  const drawn = lettering("Bœuf à l’œuf", { x: 400, y: 100, size: 40, typeface: "fraunces", fill: "#000" });
  expect(drawn).toMatch(/^<path transform="translate\(\d+(\.\d)? 100\) scale\(0\.2\)" fill="#000" d="M0 0m/);
  expect(widthOf("mm", 40)).toBeGreaterThan(widthOf("ii", 40) * 2);
  expect(widthOf("AV", 40)).toBeLessThan(widthOf("A", 40) + widthOf("V", 40));
  expect(() => lettering("漢", { x: 0, y: 0, size: 40 })).toThrow("npm run fonts");
});
