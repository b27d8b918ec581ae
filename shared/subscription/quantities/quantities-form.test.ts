import { expect, test } from "vitest";
import { maximumQuantity } from "../../cart/cart.ts";
import { parseForm } from "../../forms/form-rules.ts";
import { holdsQuantity, quantitiesRules } from "./quantities-form.ts";

const lines = [
  { id: 1, quantity: 2, once: false },
  { id: 2, quantity: 1, once: false },
  { id: 3, quantity: 1, once: true },
];
const parse = (posted: Record<string, unknown>) => parseForm(quantitiesRules(lines), posted);

test("each line is what was posted of it, also one that is gone; a line that was not posted stays", async () => {
  expect(
    await parse({ "quantite-1": "3", "quantite-3": " 1", "retirer-2": "on", "quantite-9": "4" }),
  ).toEqual({
    values: [
      { id: 1, quantity: 3 },
      { id: 2, quantity: 0 },
      { id: 3, quantity: 1 },
      { id: 9, quantity: 4 },
    ],
  });
});

test.each(["0", "-1", "1000000000", "100", "abc", "", "1.5", "1e1", "٣"])(
  "the quantity %j is refused beside its line",
  async (quantity) => {
    const { errors } = await parse({ "quantite-1": quantity, "quantite-2": "1" });
    expect(errors).toEqual({ fields: { "quantite-1": "Indiquez un nombre entre 1 et 99." }, form: [] });
  },
);

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["99", maximumQuantity],
])("the quantity %j is taken", async (posted, quantity) => {
  expect((await parse({ "quantite-1": posted })).values).toEqual([{ id: 1, quantity }]);
});

test("a quantity that comes twice is refused, as nobody knows which one is meant", async () => {
  const { errors } = await parse({ "quantite-1": ["1", "2"] });
  expect(Object.keys(errors?.fields ?? {})).toEqual(["quantite-1"]);
});

test("a removed line needs no quantity", async () => {
  expect((await parse({ "quantite-1": "abc", "retirer-1": "on" })).values).toEqual([{ id: 1, quantity: 0 }]);
});

test("one line of every delivery stays; what is sent once may go", async () => {
  expect((await parse({ "retirer-1": "on", "retirer-2": "on" })).errors?.form).toEqual([
    expect.stringContaining("Gardez au moins un produit"),
  ]);
  expect((await parse({ "retirer-1": "on", "retirer-3": "on" })).errors).toBeUndefined();
});

test("where everything is sent once, everything may go", async () => {
  const once = [{ id: 3, quantity: 1, once: true }];
  expect(await parseForm(quantitiesRules(once), { "retirer-3": "on" })).toEqual({
    values: [{ id: 3, quantity: 0 }],
  });
});

test("a wish is held by its line, or by none for a removal", () => {
  const held = (id: number, quantity: number) =>
    holdsQuantity([...lines, { id: 4, quantity: null, once: false }], { id, quantity });
  expect([held(1, 2), held(1, 3), held(1, 0), held(9, 0), held(9, 1), held(4, 0)]).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});
