import * as z from "zod/mini";
import { errorsOf } from "../forms/error-messages.ts";
import { type FormRules, textsIn } from "../forms/form-rules.ts";
import { translator } from "../text/translator.ts";
import { deliveryFormTexts } from "./texts.ts";

const say = translator(deliveryFormTexts);

const text = z.catch(z.string(), "");

const isCode = (value: string) => /^[\w-]{1,64}$/.test(value);

export interface ShippingChoice {
  carrier: string;
  pickupPoint: string;
}

export const carrierInput = "transporteur";

export const pointInput = (carrier: string): string => `point-${carrier}`;

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
