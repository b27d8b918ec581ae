import type { ShippingChoice } from "../../client/features/checkout/carrier-choice.tsx";
import { type FormErrors, fieldErrors } from "../../shared/api-error.ts";
import { type Carrier, type CheckoutOrder, liveShipment } from "../../shared/checkout-order.ts";
import { findFormText } from "../../shared/form-errors.ts";
import { checkoutFormTexts } from "../../shared/i18n/checkout-forms.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { AppContext } from "../context.ts";
import { textField } from "../forms/posted-form.ts";
import type { Page } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";
import { about, goToStepDue, refuse } from "./answers.ts";
import { changesBetween } from "./changes.ts";
import { takeDraft } from "./draft.ts";
import { frameOf, headOf } from "./frame.ts";
import { genericProblem } from "./generic-problem.ts";
import { beside } from "./seen-ids.ts";
import type { StepHalf } from "./step-half.ts";

const say = translator(checkoutFormTexts);

/** Who brings the order, and where to. */
export const shipping: StepHalf = {
  load(c, token, { shipment }) {
    const carriersOf = beside(shipment, (id) => c.var.ecommerce.carriers(token, id));
    return async (order) => {
      const draft = takeDraft(c, token, "livraison");
      const carriers = await carriersOf(liveShipment(order)?.id ?? 0);
      return page(c, order, carriers, draft ? { chosen: choiceIn(draft) } : {});
    };
  },

  async act(c, order, form) {
    const shipment = liveShipment(order)?.id ?? 0;
    const chosen = choiceIn(form);
    const refused = (status: 422 | 503, errors: FormErrors) =>
      refuse(c, status, errors, async () => {
        const carriers = await c.var.ecommerce.carriers(order.tokenValue, shipment);
        return page(c, order, carriers, { errors, chosen });
      });
    if (!isCode(chosen.carrier))
      return refused(422, { fields: { shippingMethod: say("carrierMissing") }, form: [] });
    try {
      const { carrier, pickupPoint } = chosen;
      const choice = { carrier, ...(pickupPoint && { pickupPoint }) };
      const after = await c.var.ecommerce.chooseCarrier(order.tokenValue, shipment, choice);
      return goToStepDue(c, after, changesBetween(order, after));
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("carrier not chosen", error);
      if (error.status === 422) return refused(422, fieldErrors(error.problem, shape, findFormText));
      return refused(503, about(await genericProblem(c)));
    }
  },
};

/** The API's own names: what it refuses stands beside them. */
const shape = { name: "shipping", fields: ["shippingMethod", "pickupPoint"] };

function choiceIn(form: FormData): ShippingChoice {
  return { carrier: textField(form, "transporteur"), pickupPoint: textField(form, "point").trim() };
}

/** It goes into a reference of the API. */
const isCode = (text: string) => /^[\w-]{1,64}$/.test(text);

async function page(
  c: AppContext,
  order: CheckoutOrder,
  carriers: Carrier[],
  { chosen, errors }: { chosen?: ShippingChoice; errors?: FormErrors } = {},
): Promise<Page> {
  const shipment = liveShipment(order);
  return {
    screen: "checkout-shipping",
    personal: true,
    head: headOf(order, "livraison"),
    props: {
      frame: await frameOf(c, order, "livraison"),
      address: order.shippingAddress ?? order.billingAddress ?? null,
      carriers,
      chosen: chosen ?? { carrier: shipment?.method ?? "", pickupPoint: shipment?.pickupPoint ?? "" },
      ...(errors ? { errors } : {}),
    },
  };
}
