import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { checkoutSteps } from "./checkout-steps.ts";
import { paymentTexts } from "./payment.texts.ts";

const ofPayment = translator(paymentTexts);

const text = z.catch(z.string(), "");

const isCode = (value: string) => /^[\w-]{1,64}$/.test(value);

/** `vu` is the version of the order that the form was rendered with (optimistic concurrency). */
export const stepFields = fieldRules(
  "checkoutStep",
  z.object({ etape: z.catch(z.optional(z.enum(checkoutSteps)), undefined), vu: text }),
);

/**
 * `tentative` is the payment that the form was rendered with, `reprise` resumes an open attempt, `compte`
 * returns to the order in the account.
 */
export const payFields = fieldRules(
  "pay",
  z.object({ tentative: text, reprise: text, moyen: text, compte: text }),
);

/** `unique` turns every subscription of the order into a one-off purchase. */
export const onceFields = fieldRules("once", z.object({ unique: text }));

export const methodFields = fieldRules(
  "payment",
  z.object({ moyen: text.check(z.refine(isCode, { error: ofPayment("due.choosePaid") })) }),
);
