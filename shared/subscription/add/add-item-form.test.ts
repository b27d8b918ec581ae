import { expect, test } from "vitest";
import { maximumQuantity } from "../../cart/cart.ts";
import { parseForm } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { addItemTexts } from "./add-item.texts.ts";
import { addItemRules } from "./add-item-form.ts";

const t = translator(addItemTexts);
const form = { variante: "11000103", quantite: "2", rythme: "une-fois", offre: "abc", ensemble: "3" };
const parse = (changes: Record<string, unknown>) => parseForm(addItemRules, { ...form, ...changes });

test("what is added has a total quantity, a rhythm, and the offer that was shown", async () => {
  const wish = { variant: "11000103", quantity: 2, once: true, offer: "abc", together: 3 };
  expect((await parse({})).values).toEqual(wish);
  expect((await parse({ rythme: "chaque" })).values).toEqual({ ...wish, once: false });
});

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["99", maximumQuantity],
])("a quantity of %j is taken", async (quantite, quantity) => {
  expect((await parse({ quantite })).values?.quantity).toBe(quantity);
});

test.each(["0", "100", "-1", "1.5", "2x", "x2", "", undefined, ["1", "2"]])(
  "a quantity of %j is refused at its field",
  async (quantite) => {
    const refusal = t("wrongQuantity", { most: maximumQuantity });
    expect((await parse({ quantite })).errors).toEqual({ fields: { quantite: refusal }, form: [] });
  },
);

test.each(["", "toujours", undefined])("no rhythm is assumed for %j", async (rythme) => {
  expect((await parse({ rythme })).errors).toEqual({ fields: { rythme: t("wrongWay") }, form: [] });
});

test.each(["..", "11000103/", "x".repeat(256), "", undefined])(
  "%j is the code of nothing that is sold",
  async (variante) => {
    expect((await parse({ variante })).errors).toEqual({ fields: {}, form: [t("notSold")] });
  },
);

test.each([
  ["0", 0],
  ["1200", 1200],
  ["12000", null],
  ["x3", null],
  ["3x", null],
  ["", null],
  [undefined, null],
])("with %j in cart and parcel together, the cart counts %s", async (ensemble, together) => {
  expect((await parse({ ensemble })).values?.together).toBe(together);
});
