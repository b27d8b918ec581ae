import type { OrderCancellationScreenProps } from "../../../client/screens/order/order-cancellation-screen.tsx";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { orderCancellationTexts } from "../../../shared/order/cancel/order-cancellation.texts.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import { meaningOf } from "../../../shared/order/order-states.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { form } from "../../forms/form.ts";
import { Refusal } from "../../forms/refusal.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import type { Loader, Page } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { leaveNotice } from "../../session/notice.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { written } from "../../upstream/write-outcome.ts";
import { isCancellable } from "./cancellable-order.ts";

const t = translator(orderCancellationTexts);

export const loadOrderCancellation: Loader<"mon-compte-mes-commandes-order-annuler"> = async (
  c,
  { order: token },
) => {
  const order = await ownOrder(c, token);
  if (isCancellable(order)) return page(c, order);
  const { to, notice } = settled(order);
  if (notice) leaveNotice(c, notice);
  return redirectTo(c, to, 302);
};

export const orderCancellation = form<CheckoutOrder, object, Page | Response, { order: string }>({
  failure: "order not cancelled",
  given: (c, { order }) => ownOrder(c, order),
  rules: () => noFields,
  act: async (c, { given: order }) =>
    isCancellable(order) ? settled(await cancelled(c, order), refundOf(order)) : settled(order),
  back: (c, { given: order, errors }) => page(c, order, errors),
  messages: () => ({ unavailable: t("notDone") }),
});

/** @param refund set if the cancellation was asked for just now */
function settled({ token, state }: CheckoutOrder, refund?: Refund): FormRedirect {
  const to = orderHref(token);
  if (state !== "cancelled") return { to, notice: { tone: "info", text: t("tooLate") } };
  const text =
    typeof refund === "object" && refund.amount !== null
      ? t("doneRefunded", { amount: formatAmount(refund.amount, refund.currencyCode) })
      : t("done");
  return { to, notice: { tone: "success", text } };
}

type Refund = OrderCancellationScreenProps["refund"];

/** An API that refuses has begun to send the parcel, even if the order does not say so yet. */
async function cancelled(c: AppContext, { token }: CheckoutOrder): Promise<CheckoutOrder> {
  const read = () => c.var.ecommerce.order(token);
  try {
    return await written({
      name: "cancellation of an order",
      send: () => c.var.ecommerce.cancelOrder(token),
      read,
      isDone: ({ state }) => state === "cancelled",
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.isDoubtful) throw new Refusal("unavailable", t("unsure"), { cause: error, isUnsure: true });
    if (error.status !== 409 && error.status !== 422) throw error;
    return read();
  }
}

function refundOf({ paymentState, total, currencyCode }: CheckoutOrder): Refund {
  if (paymentState === "authorized") return "authorized";
  return meaningOf(paymentState).isPaid === true && total !== 0 ? { amount: total, currencyCode } : "unpaid";
}

function page(c: AppContext, order: CheckoutOrder, errors?: OrderCancellationScreenProps["errors"]): Page {
  const { token, number } = order;
  const title = t("title", { number: number ?? "" });
  return {
    screen: "order-cancellation",
    props: {
      places: accountPlacesOf(c.var),
      token,
      number: number ?? "",
      refund: refundOf(order),
      ...(errors && { errors }),
    },
    head: {
      title: pageTitle(title),
      canonical: href("mon-compte-mes-commandes-order-annuler", { order: token }),
      noindex: true,
    },
  };
}
