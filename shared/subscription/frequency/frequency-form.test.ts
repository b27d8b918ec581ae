import { expect, test } from "vitest";
import { parseForm } from "../../forms/form-rules.ts";
import { knownFrequencies } from "../../frequency/frequency.ts";
import { translator } from "../../text/translator.ts";
import { frequencyTexts } from "./frequency.texts.ts";
import { frequencyRules } from "./frequency-form.ts";

const t = translator(frequencyTexts);
const parse = (rythme: unknown) => parseForm(frequencyRules(knownFrequencies), { rythme });

test("an offered frequency is taken with its label", async () => {
  expect((await parse("62")).values?.rythme).toEqual({ code: 62, label: "2 mois" });
});

test.each([
  ["30", t("gone")],
  ["62 ", t("gone")],
  ["", t("missing")],
  [undefined, t("missing")],
])("%j is refused: %s", async (rythme, refusal) => {
  expect((await parse(rythme)).errors?.fields.rythme).toBe(refusal);
});
