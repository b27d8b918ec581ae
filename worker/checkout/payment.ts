import {
  type CheckoutOrder,
  currentPayment,
  type PaymentMethod,
} from "../../shared/checkout/checkout-order.ts";
import { paymentTexts } from "../../shared/checkout/payment.texts.ts";
import { methodFields } from "../../shared/checkout/step-forms.ts";
import type { FormErrors } from "../../shared/forms/form-errors.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppContext } from "../context.ts";
import { nothing } from "../forms/form.ts";
import { textField } from "../forms/posted.ts";
import { Refusal } from "../forms/refusal.ts";
import { prefetched } from "../order/order-ids.ts";
import type { Page } from "../page/page.ts";
import { UpstreamError } from "../upstream/http.ts";
import { headOf, layoutOf } from "./checkout-layout.ts";
import { type Step, stepForm, toStepDue } from "./step.ts";
import { takeStepDraft } from "./step-draft.ts";

const say = translator(paymentTexts);

export const payment: Step = {
  load(c, token, known) {
    const methods = prefetched(known.payment, (id) => c.var.ecommerce.paymentMethods(token, id));
    return async (order) => {
      const draft = await takeStepDraft(c, token, "paiement");
      const offered = await methods(currentPayment(order)?.id ?? 0);
      return page(c, order, offered, draft ? { chosen: textField(draft, methodFields.input("moyen")) } : {});
    };
  },

  form: stepForm({
    step: "paiement",
    failure: "payment not chosen",
    choices: nothing,
    rules: () => methodFields,
    act: async (c, { order, values }) => {
      const id = currentPayment(order)?.id ?? 0;
      const after = await c.var.ecommerce
        .choosePayment(order.token, id, values.moyen)
        .catch((cause: unknown) => {
          throw isRefused(cause) ? new Refusal("wrong", aboutMethod, { cause }) : cause;
        });
      return toStepDue(after);
    },
    back: async (c, order, { errors, draft }) => {
      const methods = await c.var.ecommerce.paymentMethods(order.token, currentPayment(order)?.id ?? 0);
      return page(c, order, methods, { errors, chosen: String(draft.moyen ?? "") });
    },
  }),
};

const isRefused = (error: unknown) => error instanceof UpstreamError && error.status === 422;

const aboutMethod: FormErrors = { fields: { moyen: say("due.choosePaid") }, form: [] };

async function page(
  c: AppContext,
  order: CheckoutOrder,
  methods: PaymentMethod[],
  {
    errors,
    chosen = currentPayment(order)?.method ?? null,
  }: { errors?: FormErrors; chosen?: string | null } = {},
): Promise<Page> {
  return {
    screen: "checkout-payment",
    personal: true,
    head: headOf(order, "paiement"),
    props: {
      layout: await layoutOf(c, order, "paiement"),
      methods,
      chosen: chosen || null,
      ...(errors ? { errors } : {}),
    },
  };
}
