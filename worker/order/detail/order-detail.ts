import type { OrderScreenProps } from "../../../client/screens/order/order-screen.tsx";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { paymentStatusOf } from "../../../shared/checkout/payment/payment-status.ts";
import { refundedAmount } from "../../../shared/checkout/payment/refunded-amount.ts";
import type { DeliveryTerms } from "../../../shared/delivery/delivery-terms.ts";
import { orderDetailTexts } from "../../../shared/order/detail/order-detail.texts.ts";
import type { OrderPayment } from "../../../shared/order/detail/order-steps.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import type { OrderOrigin, PlacedOrder, ShownClaim } from "../../../shared/order/order-view.ts";
import { subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import type { AppContext, Services } from "../../context.ts";
import { withNames } from "../../nutrition/named-subscriptions.ts";
import { logbookCard, orderLogbook } from "../../nutrition/order-logbook.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import { late } from "../../page/late.ts";
import { type Loader, NotFound, type Page } from "../../page/page.ts";
import { orderRecalls } from "../../page/recall-parts.tsx";
import { pageTitle } from "../../page/seo/seo.ts";
import { toPlainCart } from "../../purchase/cart/cart-view.ts";
import { deliveryKindOf, deliveryTermsOf } from "../../purchase/delivery/delivery-terms.ts";
import { deliveryOf } from "../../purchase/delivery/order-delivery.ts";
import { followUp } from "../../purchase/order/follow-up.ts";
import { noteOpenOrder } from "../../purchase/order/open-order.ts";
import { hasParcel, isSent } from "../../purchase/order/order-state.ts";
import { orderStatus } from "../../purchase/order/order-status.ts";
import { ownOrderOnce } from "../../purchase/order/own-order.ts";
import { promisedArrival } from "../../purchase/order/promised-arrival.ts";
import { chosenMethod, paymentMethodsOf } from "../../purchase/payment/payment-methods-of.ts";
import { isRefused, type PaymentOutcome, paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { knownVariants } from "../../purchase/product/known-products.ts";
import { shownProducts } from "../../purchase/product/shown-products.ts";
import { subscriptionsOf } from "../../purchase/subscription/own-subscriptions.ts";
import { takeNotice } from "../../session/notice.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { isCancellable } from "../cancel/cancellable-order.ts";
import { isClaimable, shownClaims } from "../claim/shown-claims.ts";
import { helpOf, isAboutFile } from "./file-notice.ts";

const t = translator(orderDetailTexts);

export const loadOrder: Loader<"mon-compte-mes-commandes-order"> = (c, { order }) => loadDetail(c, order);

export const loadHistoryOrder: Loader<"mon-compte-mes-abonnements-subscription-historique-order"> = (
  c,
  { order, subscription },
) => loadDetail(c, order, subscription);

/** @throws NotFound also for an order of another subscription */
async function loadDetail(c: AppContext, token: string, historyOf?: string): Promise<Page> {
  void c.var.session.customer();
  const from = historyOf === undefined ? {} : { historyOf };
  try {
    const order = await ownOrderOnce(c, token);
    const isElsewhere = historyOf !== undefined && order.subscription !== historyOf;
    if (order.state === "cart" || isElsewhere) throw new NotFound(c.req.path);
    noteOpenOrder(c, order);
    return await detailPage(c, order, from);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("order not shown", error);
    const props = { places: accountPlacesOf(c.var), token, order: null, ...from };
    return { ...orderPage({ token, number: null }, props), status: 503 };
  }
}

async function detailPage(
  c: AppContext,
  order: CheckoutOrder,
  from: Pick<OrderScreenProps, "historyOf">,
): Promise<Page> {
  const { token } = order;
  const variants = knownVariants(
    c.var,
    order.items.map(({ variant }) => variant),
  );
  const terms = await deliveryTermsOf(c.var);
  const parcels = followUp(c.var, order, terms);
  const logbook = variants.then((known) => orderLogbook(c, order, parcels, known));
  const recalls = c.var.lotRecalls.read();
  const notice = takeNotice(c, isAboutFile);
  const method = chosenMethod(c.var, order, paymentMethodsOf(c.var, token));
  return orderPage(order, {
    places: accountPlacesOf(c.var),
    token,
    ...from,
    order: await placedOrder(c.var, order, terms),
    recall: orderRecalls(order, (await recalls) ?? []),
    products: late(
      c.var,
      "pictures of the order",
      variants.then((known) => shownProducts(c.var, known)),
      {},
    ),
    delivery: late(c.var, "delivery of the order", deliveryOf(c.var)(order), null),
    method: late(
      c.var,
      "payment of the order",
      method.then((known) => known && { code: known.code, name: known.name }),
      null,
    ),
    followUp: parcels,
    transition: late(
      c.var,
      "transition of the order",
      logbook.then((known) => known?.transition ?? null),
      null,
    ),
    logbook: late(
      c.var,
      "logbook of the order",
      logbook.then((known) => known && logbookCard(c, known)),
      null,
    ),
    claims: isClaimable(c.var, order)
      ? late<ShownClaim[] | null>(c.var, "claims about the order", shownClaims(c.var, order), null)
      : [],
    subscription: order.subscription
      ? late(c.var, "subscription", originOf(c, order.subscription), null)
      : null,
    ...(notice ? { notice: { tone: notice.tone, text: notice.text, ...helpOf(notice, order) } } : {}),
  });
}

async function originOf(c: AppContext, id: string): Promise<OrderOrigin | null> {
  const subscriptions = await withNames(c, subscriptionsOf(c.var));
  const origin = subscriptions.find((subscription) => String(subscription.id) === id);
  return origin ? { number: origin.number, name: origin.name } : null;
}

async function placedOrder(
  services: Services<"configuration" | "frequencies" | "log" | "settings">,
  order: CheckoutOrder,
  terms: DeliveryTerms | null,
): Promise<PlacedOrder> {
  const outcome = paymentOutcomeOf(order);
  const toPay = openPaymentOf(outcome);
  return {
    token: order.token,
    number: order.number ?? "",
    orderedOn: parseDate(order.checkoutCompletedAt)?.toISOString() ?? null,
    status: orderStatus(order),
    cart: await toPlainCart(services, order),
    billing: order.billingAddress,
    payment: paymentOf(order, outcome),
    refunded: refundedAmount(order),
    toPay,
    isSent: isSent(order),
    isCancellable: services.settings.features.has("order-cancellation") && isCancellable(order),
    isClaimable: isClaimable(services, order),
    isPartlySent: hasParcel(order) && !isSent(order),
    deliveryKind: deliveryKindOf(terms, order),
    arrival: promisedArrival(terms, order),
    subscriptionHref: order.subscription && subscriptionHref(Number(order.subscription)),
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
  if (isRefused(outcome)) return "refused";
  return paymentStatusOf(order, outcome.kind === "due");
}

function orderPage(
  { token, number }: Pick<CheckoutOrder, "token" | "number">,
  props: OrderScreenProps,
): Page {
  return {
    screen: "order",
    props,
    head: {
      title: pageTitle(number ? t("title", { number }) : t("unnumbered")),
      canonical: orderHref(token),
      noindex: true,
    },
  };
}
