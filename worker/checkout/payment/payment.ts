import type { OncePrice } from "../../../client/features/checkout/payment/take-once-form.tsx";
import {
  type CheckoutOrder,
  currentPayment,
  hasSubscription,
  type PaymentMethod,
} from "../../../shared/checkout/checkout-order.ts";
import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { recurringTexts } from "../../../shared/checkout/payment/recurring.texts.ts";
import { methodFields } from "../../../shared/checkout/step-forms.ts";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { orderItemName } from "../../../shared/order/item-name.ts";
import type { OrderItem } from "../../../shared/order/order.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import { nothing } from "../../forms/form.ts";
import { textField } from "../../forms/posted.ts";
import { Refusal } from "../../forms/refusal.ts";
import type { Page } from "../../page/page.ts";
import { choosePayment } from "../../purchase/checkout/checkout-writes.ts";
import { prefetched } from "../../purchase/order/order-ids.ts";
import { isFit, offeredFor } from "../../purchase/payment/recurring-payment.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { checkoutHead, layoutOf } from "../checkout-layout.ts";
import { type CheckoutStepScreen, stepForm, toStepDue } from "../step.ts";
import { takeStepDraft } from "../step-draft.ts";
import { stepEvents } from "../step-events.ts";
import { subscribedItems } from "./take-once.ts";

const say = translator(paymentTexts);
const ofRecurring = translator(recurringTexts);

export const payment: CheckoutStepScreen = {
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
      if (!isFit(c.var, order, values.moyen)) throw new Refusal("wrong", aboutUnfitMethod);
      const after = await choosePayment(c.var, order, values.moyen).catch((cause: unknown) => {
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
const aboutUnfitMethod: FormErrors = { fields: { moyen: ofRecurring("refused") }, form: [] };

async function page(
  c: AppContext,
  order: CheckoutOrder,
  methods: PaymentMethod[],
  {
    errors,
    chosen = currentPayment(order)?.method ?? null,
  }: { errors?: FormErrors; chosen?: string | null } = {},
): Promise<Page> {
  const offered = offeredFor(c.var, order, methods);
  const isSubscribed = hasSubscription(order);
  const isAnyFit = offered.some(({ isUnfit }) => !isUnfit);
  const layout = await layoutOf(c, order, "paiement");
  return {
    screen: "checkout-payment",
    personal: true,
    events: stepEvents(c, layout),
    head: checkoutHead(order, "paiement"),
    props: {
      layout,
      methods: offered,
      chosen: chosen || null,
      isSubscribed,
      once: isSubscribed && !isAnyFit ? subscribedItems(order).map(oncePriceOf) : null,
      ...(errors ? { errors } : {}),
    },
  };
}

function oncePriceOf(item: OrderItem): OncePrice {
  const { unitPrice, originalUnitPrice } = item;
  return { id: item.id, name: orderItemName(item), now: unitPrice, once: originalUnitPrice };
}
