import { expect, test } from "vitest";
import { parseForm } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { carrierInput, pointInput, shippingRules } from "./carrier-choice.ts";
import { deliveryFormTexts } from "./texts.ts";

const t = translator(deliveryFormTexts);
const points = { [pointInput("relais")]: "R-12", [pointInput("shop")]: "S-3" };

test("a carrier is chosen with its own pickup point, and not with that of another", async () => {
  const chosen = async (carrier: string) =>
    (await parseForm(shippingRules, { ...points, [carrierInput]: carrier })).values;
  expect(await chosen("relais")).toEqual({ carrier: "relais", pickupPoint: "R-12" });
  expect(await chosen("colissimo_home-2")).toEqual({ carrier: "colissimo_home-2", pickupPoint: "" });
});

test.each(["", "x".repeat(65), "../relais", "relais/", "à domicile", ["relais"], undefined])(
  "%j is no carrier, and never reaches the API's address",
  async (carrier) => {
    const { errors } = await parseForm(shippingRules, { ...points, [carrierInput]: carrier });
    expect(errors?.fields).toEqual({ shippingMethod: t("carrierMissing") });
  },
);

test("a refused form keeps the points that were chosen", () => {
  const data = new FormData();
  for (const [name, value] of Object.entries(points)) data.set(name, value);
  expect(shippingRules.draft(data)).toEqual(points);
});

test("what the API refuses is told at its field", () => {
  expect(shippingRules.errorText?.("pickupPoint", "required")).toBe(
    t("forms.shipping.pickupPoint.errors.required"),
  );
});
