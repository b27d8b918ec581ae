import type { FormErrors } from "../../shared/api/api-error.ts";
import { type CheckoutOrder, livePayment, type PaymentMethod } from "../../shared/checkout/checkout-order.ts";
import { paymentTexts } from "../../shared/checkout/payment.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { takeDraft } from "../forms/draft.ts";
import { textField } from "../forms/posted.ts";
import type { Page } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";
import { about, goToStepDue, refuse } from "./answers.ts";
import { followOrder } from "./follow-order.ts";
import { frameOf, headOf } from "./frame.ts";
import { genericProblem } from "./generic-problem.ts";
import { beside } from "./seen-ids.ts";
import type { StepHalf } from "./step-half.ts";

const say = translator(paymentTexts);

/** How the order is paid. Nothing is paid here: the order is not placed yet. */
export const payment: StepHalf = {
  load(c, token, seen) {
    const methods = beside(seen.payment, (id) => c.var.ecommerce.paymentMethods(token, id));
    return async (order) => {
      const draft = await takeDraft(c, token, "paiement");
      const offered = await methods(livePayment(order)?.id ?? 0);
      return page(c, order, offered, draft ? { chosen: textField(draft, "moyen") } : {});
    };
  },

  async act(c, order, form) {
    const id = livePayment(order)?.id ?? 0;
    const chosen = textField(form, "moyen");
    const refused = (status: 422 | 503, errors: FormErrors) =>
      refuse(c, status, errors, async () =>
        page(c, order, await c.var.ecommerce.paymentMethods(order.tokenValue, id), { errors, chosen }),
      );
    if (!/^[\w-]{1,64}$/.test(chosen)) return refused(422, aboutMethod(say("due.choosePaid")));
    try {
      return goToStepDue(c, await c.var.ecommerce.choosePayment(order.tokenValue, id, chosen));
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status === 401) throw error;
      c.var.log.error("payment not chosen", error);
      const moved = await followOrder(c, order, error, form);
      if (moved) return moved;
      return error.status === 422
        ? refused(422, aboutMethod(say("due.choosePaid")))
        : refused(503, about(await genericProblem(c)));
    }
  },
};

const aboutMethod = (text: string): FormErrors => ({ fields: { moyen: text }, form: [] });

async function page(
  c: AppContext,
  order: CheckoutOrder,
  methods: PaymentMethod[],
  {
    errors,
    chosen = livePayment(order)?.method ?? null,
  }: { errors?: FormErrors; chosen?: string | null } = {},
): Promise<Page> {
  return {
    screen: "checkout-payment",
    personal: true,
    head: headOf(order, "paiement"),
    props: {
      frame: await frameOf(c, order, "paiement"),
      methods,
      chosen: chosen || null,
      ...(errors ? { errors } : {}),
    },
  };
}
