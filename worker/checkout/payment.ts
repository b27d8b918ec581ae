import type { FormErrors } from "../../shared/api-error.ts";
import { type CheckoutOrder, livePayment, type PaymentMethod } from "../../shared/checkout-order.ts";
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

/** How the order is paid. */
export const payment: StepHalf = {
  load(c, token, seen) {
    const methods = beside(seen.payment, (id) => c.var.ecommerce.paymentMethods(token, id));
    return async (order) => page(c, order, await methods(livePayment(order)?.id ?? 0));
  },

  async act(c, order, form) {
    const id = livePayment(order)?.id ?? 0;
    try {
      const method = textField(form, "moyen");
      return goToStepDue(c, await c.var.ecommerce.choosePayment(order.tokenValue, id, method));
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("payment not chosen", error);
      const errors = about(t("generic"));
      return refuse(c, error.refused ? 422 : 503, errors, async () =>
        page(c, order, await c.var.ecommerce.paymentMethods(order.tokenValue, id), { errors }),
      );
    }
  },
};

async function page(
  c: AppContext,
  order: CheckoutOrder,
  methods: PaymentMethod[],
  back: { errors?: FormErrors } = {},
): Promise<Page> {
  return {
    screen: "checkout-payment",
    personal: true,
    head: headOf(order, "paiement"),
    props: {
      frame: await frameOf(c, order, "paiement"),
      methods,
      chosen: livePayment(order)?.method ?? "",
      ...back,
    },
  };
}
