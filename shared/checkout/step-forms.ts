import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { checkoutSteps } from "./checkout-steps.ts";
import { paymentTexts } from "./payment/payment.texts.ts";

const ofPayment = translator(paymentTexts);

const text = z.catch(z.string(), "");

const isCode = (value: string) => /^[\w-]{1,64}$/.test(value);

/** `vu`: version of the order at rendering (optimistic concurrency). */
export const checkoutStepFields = fieldRules(
  "checkoutStep",
  z.object({ etape: z.catch(z.optional(z.enum(checkoutSteps)), undefined), vu: text }),
);

/** `tentative`: payment shown at rendering. `reprise`: resumes an open attempt. */
export const payFields = fieldRules(
  "pay",
  z.object({ tentative: text, reprise: text, moyen: text, compte: text }),
);

export const onceFields = fieldRules("once", z.object({ unique: text }));

export const methodFields = fieldRules(
  "payment",
  z.object({ moyen: text.check(z.refine(isCode, { error: ofPayment("due.choosePaid") })) }),
);
