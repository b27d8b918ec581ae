import { describe, expect, test } from "vitest";
import { nameByAnimal, nameByProduct } from "./subscription-name.ts";

const oslo = { name: "Oslo", kind: "dog" } as const;
const mina = { name: "Mina", kind: "cat" } as const;
const tipi = { name: "Tipi", kind: "cat" } as const;

describe("a subscription is named after its animal", () => {
  test("if only one is of the kind that its products are made for", () => {
    expect(nameByAnimal(["dog", null], [oslo, mina])).toBe("Les repas d’Oslo");
    expect(nameByAnimal(["cat"], [oslo, mina])).toBe("Les repas de Mina");
  });

  test.each([
    ["two animals of the kind", ["cat"], [mina, tipi]],
    ["no animal of the kind", ["dog"], [mina]],
    ["products for both kinds", ["cat", "dog"], [oslo, mina]],
    ["products of unknown kind", [null, undefined], [oslo]],
    ["an animal without a name", ["dog"], [{ ...oslo, name: "" }]],
  ] as const)("but not with %s", (_, kinds, animals) => {
    expect(nameByAnimal(kinds, animals)).toBeUndefined();
  });
});

test("without an animal it has the name of its first recurring product, else its number", () => {
  const once = { productName: "Friandises", once: true };
  expect(nameByProduct({ number: "A-1", items: [once, { productName: "Agneau", once: false }] })).toBe(
    "Agneau",
  );
  expect(nameByProduct({ number: "A-1", items: [once] })).toBe("Friandises");
  expect(nameByProduct({ number: "A-1", items: [] })).toBe("Abonnement n°\u00a0A-1");
});
