import * as z from "zod/mini";
import { errorsOf } from "../forms/error-messages.ts";
import { type FormRules, fieldRules, textsIn } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { checkoutSteps, pointInput } from "./checkout-steps.ts";
import { paymentTexts } from "./payment.texts.ts";
import { checkoutFormTexts } from "./texts.ts";

const say = translator(checkoutFormTexts);
const ofPayment = translator(paymentTexts);

const text = z.catch(z.string(), "");

const isCode = (value: string) => /^[\w-]{1,64}$/.test(value);

/** `vu` is the version of the order that the form showed. */
export const stepFields = fieldRules(
  "checkoutStep",
  z.object({ etape: z.catch(z.optional(z.enum(checkoutSteps)), undefined), vu: text }),
);

/**
 * `tentative` is the payment that the form showed, `reprise` resumes an open attempt, `compte` leads back to the order in
 * the account.
 */
export const payFields = fieldRules(
  "pay",
  z.object({ tentative: text, reprise: text, moyen: text, compte: text }),
);

export const methodFields = fieldRules(
  "payment",
  z.object({ moyen: text.check(z.refine(isCode, { error: ofPayment("due.choosePaid") })) }),
);

export interface ShippingChoice {
  carrier: string;
  pickupPoint: string;
}

export const carrierInput = "transporteur";

/** Besides, each carrier has its own input for its point (`pointInput`). */
const shippingInputs = z.looseObject({ [carrierInput]: text });

export const shippingRules: FormRules<ShippingChoice> = {
  name: "shipping",
  fields: ["shippingMethod", "pickupPoint"],
  schema: z.pipe(
    shippingInputs,
    z.transform((values, { issues }): ShippingChoice => {
      const choice = shippingChoiceIn(values);
      if (!isCode(choice.carrier)) {
        issues.push({
          code: "custom",
          message: say("carrierMissing"),
          path: ["shippingMethod"],
          input: values,
        });
      }
      return choice;
    }),
  ),
  draft: (data) => textsIn(data, [...data.keys()]),
  errorText: errorsOf("shipping", say.find),
};

export function shippingChoiceIn(values: Record<string, unknown>): ShippingChoice {
  const { [carrierInput]: carrier, ...others } = shippingInputs.parse(values);
  return { carrier, pickupPoint: text.parse(others[pointInput(carrier)]) };
}
