import * as z from "zod/mini";
import { emailField } from "../forms/email-field.ts";
import { fieldRules, type InputName } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { newsletterTexts } from "./texts.ts";

const t = translator(newsletterTexts);

export const newsletterForm = fieldRules("newsletter", z.object({ email: emailField(t("errors.email")) }));

export type NewsletterInput = InputName<typeof newsletterForm>;
