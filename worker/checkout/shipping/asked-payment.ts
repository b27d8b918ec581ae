import {
  type CheckoutOrder,
  currentPayment,
  hasSubscription,
  type OfferedMethod,
} from "../../../shared/checkout/checkout-order.ts";
import { paymentTexts } from "../../../shared/checkout/payment/payment.texts.ts";
import { recurringTexts } from "../../../shared/checkout/payment/recurring.texts.ts";
import { methodFields } from "../../../shared/checkout/step-forms.ts";
import type { FormValues } from "../../../shared/forms/input-values.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { choosePayment } from "../../purchase/checkout/checkout-writes.ts";
import { earlierOrder } from "../../purchase/checkout/earlier-order.ts";
import { repeatedOrderOf } from "../../purchase/checkout/repeated-order.ts";
import { fitMethods, isFit, offeredFor } from "../../purchase/payment/recurring-payment.ts";
import type { Notice } from "../../session/notice.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { toStepDue } from "../step.ts";

export interface AskedPayment {
  methods: OfferedMethod[];
  isSubscribed: boolean;
}

/** The question of the payment, beside that of the carrier. Null if its answer is known, or if only the step of the payment can ask. */
export async function askedPayment(c: AppContext, order: CheckoutOrder): Promise<AskedPayment | null> {
  const { id, method } = currentPayment(order) ?? {};
  if (!id || method || order.total === 0) return null;
  try {
    const [earlier, methods] = await Promise.all([
      earlierOrder(c.var, order, repeatedOrderOf(c, order)),
      c.var.ecommerce.paymentMethods(order.token, id),
    ]);
    const fit = fitMethods(c.var, order, methods);
    const known = earlier && currentPayment(earlier.order)?.method;
    if (fit.length < 2 || fit.some(({ code }) => code === known)) return null;
    return { methods: offeredFor(c.var, order, methods), isSubscribed: hasSubscription(order) };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("payment methods not known", error);
    return null;
  }
}

export const methodIn = (values: FormValues): string | undefined =>
  methodFields.schema.safeParse({ moyen: values[methodFields.input("moyen")] }).data?.moyen;

/** The carrier is chosen already, so a refused method leads to the step of the payment. */
export async function payBy(
  c: AppContext,
  order: CheckoutOrder,
  { method, changes }: { method: string; changes: Notice | undefined },
): Promise<FormRedirect> {
  if (!isFit(c.var, order, method)) return toStepDue(order, notices.unfit);
  try {
    return toStepDue(await choosePayment(c.var, order, method), changes);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401 || error.status === 404) throw error;
    if (error.refused) c.var.log.warn("payment not chosen", { reason: error.message });
    else c.var.log.error("payment not chosen", error);
    return toStepDue(order, notices.refused);
  }
}

const notices = {
  unfit: { tone: "error", text: recurringTexts.refused },
  refused: { tone: "error", text: paymentTexts.due.choosePaid },
} as const satisfies Record<string, Notice>;
