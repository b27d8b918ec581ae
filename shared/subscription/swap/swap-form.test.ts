import { expect, test } from "vitest";
import { parseForm } from "../../forms/form-rules.ts";
import { translator } from "../../text/translator.ts";
import { swapTexts } from "./swap.texts.ts";
import { swapRules } from "./swap-form.ts";

const t = translator(swapTexts);

test("a line is exchanged for the format that was chosen, at the offer that was shown", async () => {
  expect(await parseForm(swapRules(7), { variante: "11000103", offre: "abc" })).toEqual({
    values: { line: 7, variant: "11000103", offer: "abc" },
  });
});

test.each(["..", "11000103/", "x".repeat(256), "", undefined])("%j is no choice", async (variante) => {
  const { errors } = await parseForm(swapRules(7), { variante, offre: "abc" });
  expect(errors).toEqual({ fields: { variante: t("missing") }, form: [] });
});
