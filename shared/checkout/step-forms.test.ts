import { expect, test } from "vitest";
import { parseForm } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { paymentTexts } from "./payment/payment.texts.ts";
import { checkoutStepFields, methodFields, onceFields, payFields } from "./step-forms.ts";

test.each(["card", "paypal_express-2", "x".repeat(64)])("%s may be a means of payment", async (moyen) => {
  expect(await parseForm(methodFields, { moyen })).toEqual({ values: { moyen } });
});

test.each(["", "x".repeat(65), "../card", "card/", "carte bleue", ["card"], undefined])(
  "%j is no means of payment, and never reaches the API's address",
  async (moyen) => {
    const refusal = translator(paymentTexts)("due.choosePaid");
    expect((await parseForm(methodFields, { moyen })).errors?.fields).toEqual({ moyen: refusal });
  },
);

test("a step that is none is left out, and does not stop the shopper", async () => {
  expect((await parseForm(checkoutStepFields, { etape: "livraison", vu: "abc" })).values).toEqual({
    etape: "livraison",
    vu: "abc",
  });
  expect((await parseForm(checkoutStepFields, { etape: "panier", vu: ["abc"] })).values).toEqual({ vu: "" });
});

test("fields that a payment lacks are empty", async () => {
  expect((await parseForm(payFields, { moyen: "card" })).values).toEqual({
    ...{ tentative: "", reprise: "", moyen: "card", compte: "" },
  });
  expect((await parseForm(onceFields, { unique: "abc" })).values).toEqual({ unique: "abc" });
  expect((await parseForm(onceFields, { unique: ["abc"] })).values).toEqual({ unique: "" });
});
