import type { FormErrors } from "../../shared/api-error.ts";
import { fieldErrors } from "../../shared/api-error.ts";
import { type Carrier, type CheckoutOrder, liveShipment } from "../../shared/checkout-order.ts";
import { findFormText } from "../../shared/form-errors.ts";
import { checkoutNotices } from "../../shared/i18n/checkout-notices.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { AppContext } from "../context.ts";
import { textField } from "../forms/posted-form.ts";
import type { Page } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";
import { about, goToStepDue, refuse } from "./answers.ts";
import { frameOf, headOf } from "./frame.ts";
import { beside } from "./seen-ids.ts";
import type { StepHalf } from "./step-half.ts";

const t = translator(checkoutNotices);

/** Who brings the parcel, and where to. */
export const shipping: StepHalf = {
  load(c, token, { shipment }) {
    const carriers = beside(shipment, (id) => c.var.ecommerce.carriers(token, id));
    return async (order) => page(c, order, await carriers(liveShipment(order)?.id ?? 0));
  },

  async act(c, order, form) {
    const shipment = liveShipment(order)?.id ?? 0;
    const carrier = textField(form, "transporteur");
    const pickupPoint = textField(form, "point");
    const refused = (status: 422 | 503, errors: FormErrors) =>
      refuse(c, status, errors, async () =>
        page(c, order, await c.var.ecommerce.carriers(order.tokenValue, shipment), {
          errors,
          typed: { carrier, pickupPoint },
        }),
      );
    try {
      const after = await c.var.ecommerce.chooseCarrier(order.tokenValue, shipment, {
        carrier,
        ...(pickupPoint && { pickupPoint }),
      });
      return goToStepDue(c, after);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("carrier not chosen", error);
      const form = { name: "shipping", fields: ["shippingMethod", "pickupPoint"] };
      return error.status === 422
        ? refused(422, fieldErrors(error.problem, form, findFormText))
        : refused(503, about(t("generic")));
    }
  },
};

async function page(
  c: AppContext,
  order: CheckoutOrder,
  carriers: Carrier[],
  back: { errors?: FormErrors; typed?: { carrier: string; pickupPoint: string } } = {},
): Promise<Page> {
  const shipment = liveShipment(order);
  return {
    screen: "checkout-shipping",
    personal: true,
    head: headOf(order, "livraison"),
    props: {
      frame: await frameOf(c, order, "livraison"),
      carriers,
      chosen: { carrier: shipment?.method ?? "", pickupPoint: shipment?.pickupPoint ?? "" },
      ...back,
    },
  };
}
