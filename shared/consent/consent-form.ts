import * as z from "zod/mini";
import { fieldRules, type InputName } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { type Purpose, purposes } from "./consent.ts";
import { consentTexts } from "./texts.ts";

const t = translator(consentTexts);

/** A missing answer is a refusal. */
const yesNo = z.catch(z.enum(["yes", "no"]), "no");

export const consentForm = fieldRules(
  "consent",
  z.object({
    answer: z.enum(["all", "none", "chosen"], { error: t("badChoice") }),
    marketing: yesNo,
    measurement: yesNo,
    ads: yesNo,
  }),
);

export type ConsentInput = InputName<typeof consentForm>;

export type ConsentValues = z.infer<typeof consentForm.schema>;

export const chosenPurposes = (values: ConsentValues, offered: readonly Purpose[]): Purpose[] =>
  purposes.filter(
    (purpose) =>
      offered.includes(purpose) &&
      (values.answer === "all" || (values.answer === "chosen" && values[purpose] === "yes")),
  );
