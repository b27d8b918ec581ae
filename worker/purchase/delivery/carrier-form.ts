import {
  carrierInput,
  pointInput,
  type ShippingChoice,
  shippingChoiceIn,
  shippingRules,
} from "../../../shared/delivery/carrier-choice.ts";
import { isPostcodeField } from "../../../shared/delivery/pickup-points.ts";
import type { FormValues } from "../../../shared/forms/input-values.ts";
import type { AppRequest } from "../../context.ts";
import { fieldErrors } from "../../forms/field-errors.ts";
import { Refusal } from "../../forms/refusal.ts";
import type { UpstreamError } from "../../upstream/upstream-error.ts";

export function carrierRefusal(cause: UpstreamError, carrier: string): Refusal {
  const { pickupPoint, ...others } = fieldErrors(cause.problem, shippingRules).fields;
  const refused = shippingRules.errorText?.("shippingMethod", "invalid");
  const fields = pickupPoint
    ? { ...others, [pointInput(carrier)]: pickupPoint }
    : { shippingMethod: refused, ...others };
  return new Refusal("wrong", { fields, form: [] }, { cause });
}

/** Works without scripts as a GET of the form; scripts put only the postcode into the URL, for reloads. */
export function pointSearchOf(req: AppRequest): FormData | undefined {
  const query = Object.entries(req.query());
  if (!query.some(([name]) => name === carrierInput || isPostcodeField(name))) return undefined;
  const form = new FormData();
  for (const [name, value] of query) form.append(name, value);
  return form;
}

export const shownChoice = (draft: FormValues | undefined, chosen: ShippingChoice): ShippingChoice =>
  draft && carrierInput in draft ? shippingChoiceIn(draft) : chosen;
