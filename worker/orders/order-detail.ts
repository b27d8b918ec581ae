import type { OrderScreenProps } from "../../client/screens/order-screen.tsx";
import type { CheckoutOrder } from "../../shared/checkout/checkout-order.ts";
import { paymentStatusOf } from "../../shared/checkout/payment-status.ts";
import { orderDetailTexts } from "../../shared/order/order-detail.texts.ts";
import { orderHref } from "../../shared/order/order-pages.ts";
import { statusOfOrder } from "../../shared/order/order-status.ts";
import type { OrderPayment } from "../../shared/order/order-steps.ts";
import type { PlacedOrder } from "../../shared/order/order-view.ts";
import { translator } from "../../shared/text/translator.ts";
import { parseDate } from "../../shared/time/dates.ts";
import type { AppContext } from "../context.ts";
import { toPlainCart } from "../order/cart-view.ts";
import { noteOpenOrder } from "../order/open-order.ts";
import { deliveryOf } from "../order/order-delivery.ts";
import { hasParcel, isSent } from "../order/order-state.ts";
import { ownOrderOnce } from "../order/own-order.ts";
import { chosenMethod, paymentMethodsOf } from "../order/payment-methods-of.ts";
import { type PaymentOutcome, paymentOutcomeOf } from "../order/payment-outcome.ts";
import { shownProducts } from "../order/shown-products.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import { late } from "../page/late.ts";
import { type Loader, NotFound, type Page } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
import { takeNotice } from "../session/notice.ts";
import { UpstreamError } from "../upstream/http.ts";
import { followUp } from "./follow-up.ts";
import { helpOf, isAboutInvoice } from "./invoice-notice.ts";

const t = translator(orderDetailTexts);

/** Awaits the order alone: whatever else is asked for its sake comes late. */
export const loadOrder: Loader<"mon-compte-mes-commandes-order"> = async (c, { order: token }) => {
  // For the header, beside the order.
  if (!c.var.payload) void c.var.session.customer();
  try {
    const order = await ownOrderOnce(c, token);
    if (order.state === "cart") throw new NotFound(c.req.path);
    noteOpenOrder(c, order);
    return await detailPage(c, order);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("order not shown", error);
    const props = { places: accountPlacesOf(c), token, order: null };
    return { ...orderPage({ token, number: null }, props), status: 503 };
  }
};

async function detailPage(c: AppContext, order: CheckoutOrder): Promise<Page> {
  const { token } = order;
  const variants = order.items.map(({ variant }) => variant);
  const notice = takeNotice(c, isAboutInvoice, { inPayload: true });
  const method = chosenMethod(c, order, paymentMethodsOf(c, token));
  return orderPage(order, {
    places: accountPlacesOf(c),
    token,
    order: await placedOrder(c, order),
    products: late(c, "pictures of the order", shownProducts(c, variants), {}),
    delivery: late(c, "delivery of the order", deliveryOf(c)(order), null),
    method: late(
      c,
      "payment of the order",
      method.then((known) => known && { code: known.code, name: known.name }),
      null,
    ),
    followUp: followUp(c, order),
    subscription: order.subscription && late(c, "subscription", numberOf(c, order.subscription), null),
    ...(notice ? { notice: { tone: notice.tone, text: notice.text, ...helpOf(notice, order) } } : {}),
  });
}

/** An order names its subscription by id, which is not the number that a customer knows. */
async function numberOf(c: AppContext, id: string): Promise<string | null> {
  const subscriptions = await c.var.ecommerce.subscriptions();
  return subscriptions.find((subscription) => String(subscription.id) === id)?.number ?? null;
}

async function placedOrder(c: AppContext, order: CheckoutOrder): Promise<PlacedOrder> {
  const outcome = paymentOutcomeOf(order);
  const toPay = openPaymentOf(outcome);
  const isRefused = toPay?.last?.kind === "refused";
  return {
    token: order.token,
    number: order.number ?? "",
    orderedOn: parseDate(order.checkoutCompletedAt)?.toISOString() ?? null,
    status: statusOfOrder(isRefused ? { ...order, paymentState: "payment_failure" } : order) ?? null,
    cart: await toPlainCart(c, order),
    billing: order.billingAddress,
    payment: paymentOf(order, outcome),
    toPay,
    isSent: isSent(order),
    isPartlySent: hasParcel(order) && !isSent(order),
    isOfSubscription: order.subscription !== null,
    hasSubscription:
      order.subscription !== null || order.items.some(({ subscriptionInterval }) => subscriptionInterval),
  };
}

function openPaymentOf(outcome: PaymentOutcome): PlacedOrder["toPay"] {
  if (outcome.kind === "due") return { kind: "due", method: outcome.method, last: outcome.last };
  return outcome.kind === "checking" ? { kind: "checking", method: outcome.method, last: null } : null;
}

function paymentOf(order: CheckoutOrder, outcome: PaymentOutcome): OrderPayment {
  if (outcome.kind === "checking") return "checking";
  if (outcome.kind === "due" && outcome.last?.kind === "refused") return "refused";
  return paymentStatusOf(order, outcome.kind === "due");
}

function orderPage(
  { token, number }: Pick<CheckoutOrder, "token" | "number">,
  props: OrderScreenProps,
): Page {
  return {
    screen: "order",
    personal: true,
    props,
    head: {
      title: pageTitle(number ? t("title", { number }) : t("unnumbered")),
      canonical: orderHref(token),
      noindex: true,
    },
  };
}
