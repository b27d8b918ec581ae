import * as z from "zod/mini";
import { isEmail, mendedEmail } from "../forms/email.ts";
import { fieldRules, type InputName } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { newsletterTexts } from "./texts.ts";

const t = translator(newsletterTexts);

export const newsletterForm = fieldRules(
  "newsletter",
  z.object({
    email: z
      .catch(z.string(), "")
      .check(z.overwrite(mendedEmail), z.refine(isEmail, { error: t("errors.email") })),
  }),
);

export type NewsletterInput = InputName<typeof newsletterForm>;
