import { expect, test } from "vitest";
import { parseForm } from "../../forms/form-rules.ts";
import { couponRules } from "./coupon-form.ts";

test("a code is added or removed, without the spaces around it", async () => {
  const read = async (posted: Record<string, string>) => (await parseForm(couponRules, posted)).values;
  expect(await read({ couponCode: " fidele10 " })).toEqual({ kind: "add", code: "fidele10" });
  expect(await read({ retirer: "FIDELE10" })).toEqual({ kind: "remove", code: "FIDELE10" });
});

test.each([{}, { couponCode: "  " }, { couponCode: "A".repeat(51) }])("%j is no code", async (posted) => {
  const { errors } = await parseForm(couponRules, posted);
  expect(errors?.fields.couponCode).toBeTruthy();
});
