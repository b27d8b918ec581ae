import type { FormErrors } from "../../shared/api-error.ts";
import type { CheckoutOrder } from "../../shared/checkout-order.ts";
import { checkoutNotices } from "../../shared/i18n/checkout-notices.ts";
import { translator } from "../../shared/i18n/translator.ts";
import type { AppContext } from "../context.ts";
import type { Page } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";
import { about, refuse } from "./answers.ts";
import { frameOf, headOf } from "./frame.ts";
import { goToPlacedOrder } from "./placed-order.ts";
import type { StepHalf } from "./step-half.ts";

const t = translator(checkoutNotices);

/** What is ordered, just above the button that orders it. */
export const summary: StepHalf = {
  load: (c) => async (order) => page(c, order),

  async act(c, order) {
    try {
      const placed = await c.var.ecommerce.placeOrder(order.tokenValue);
      return goToPlacedOrder(c, placed);
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("order not placed", error);
      const errors = about(t("generic"));
      return refuse(c, error.refused ? 422 : 503, errors, () => page(c, order, { errors }));
    }
  },
};

async function page(c: AppContext, order: CheckoutOrder, back: { errors?: FormErrors } = {}): Promise<Page> {
  return {
    screen: "checkout-summary",
    personal: true,
    head: headOf(order, "recapitulatif"),
    props: { frame: await frameOf(c, order, "recapitulatif"), ...back },
  };
}
