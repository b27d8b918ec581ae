import { carrierInput, pointInput, shippingRules } from "../../shared/delivery/carrier-choice.ts";
import type { AppContext } from "../context.ts";
import { fieldErrors } from "../forms/field-errors.ts";
import { Refusal } from "../forms/refusal.ts";
import type { UpstreamError } from "../upstream/http.ts";

/** What is refused as a whole is about the carrier: nothing else is chosen here. */
export function carrierRefusal(cause: UpstreamError, carrier: string): Refusal {
  const { pickupPoint, ...others } = fieldErrors(cause.problem, shippingRules).fields;
  const refused = shippingRules.errorText?.("shippingMethod", "invalid");
  const fields = pickupPoint
    ? { ...others, [pointInput(carrier)]: pickupPoint }
    : { shippingMethod: refused, ...others };
  return new Refusal("wrong", { fields, form: [] }, { cause });
}

/** Without scripts the search for points is a GET with the current choice. */
export function pointSearchOf(c: AppContext): FormData | undefined {
  const query = c.req.query();
  if (!query[carrierInput]) return undefined;
  const form = new FormData();
  for (const [name, value] of Object.entries(query)) form.append(name, value);
  return form;
}
