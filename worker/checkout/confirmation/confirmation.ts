import type { Logbook } from "../../../client/features/nutrition/logbook-card.tsx";
import { type CheckoutOrder, paidOn } from "../../../shared/checkout/checkout-order.ts";
import { checkoutHref } from "../../../shared/checkout/checkout-steps.ts";
import { orderStage, paymentStatusOf } from "../../../shared/checkout/payment/payment-status.ts";
import { refundedAmount } from "../../../shared/checkout/payment/refunded-amount.ts";
import { nextDelivery } from "../../../shared/frequency/frequency.ts";
import { confirmationTexts } from "../../../shared/order/confirmation/confirmation.texts.ts";
import type { FollowUp } from "../../../shared/order/order-view.ts";
import { href } from "../../../shared/routes.ts";
import {
  type UpcomingDelivery,
  upcomingDeliveries,
} from "../../../shared/subscription/next-delivery/upcoming-deliveries.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { parseDate } from "../../../shared/time/dates.ts";
import type { AppContext } from "../../context.ts";
import { logbookCard, orderLogbook } from "../../nutrition/order-logbook.ts";
import { ownAnimalsOnce } from "../../nutrition/own-animals.ts";
import { customerServiceOf } from "../../page/customer-service.ts";
import type { Loader, Page } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { toCart } from "../../purchase/cart/cart-view.ts";
import { deliveryTermsOf, usualDelivery } from "../../purchase/delivery/delivery-terms.ts";
import { deliveryOf } from "../../purchase/delivery/order-delivery.ts";
import { followUp } from "../../purchase/order/follow-up.ts";
import { forgetOpenOrder } from "../../purchase/order/open-order.ts";
import { readOrderIds } from "../../purchase/order/order-ids.ts";
import { hasParcel, isHeldForRest, isSent } from "../../purchase/order/order-state.ts";
import { orderStatus } from "../../purchase/order/order-status.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { promisedArrival } from "../../purchase/order/promised-arrival.ts";
import { chosenMethod, paymentMethodsOf } from "../../purchase/payment/payment-methods-of.ts";
import { paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { checkoutOutagePage, isOutage } from "../outage-page.ts";
import { awaitedPayment } from "../payment/awaited-payment.ts";
import { purchaseOf } from "./purchase.ts";
import { runningSubscription } from "./running-subscription.ts";
import { releaseCart } from "./track-placed-order.ts";

const t = translator(confirmationTexts);

const isToCome =
  (ordered: Date | undefined) =>
  ({ on, interval }: UpcomingDelivery): boolean =>
    (on === null ? nextDelivery(ordered ?? clock.date(), interval) : new Date(on)).getTime() > clock.now();

export const loadConfirmation: Loader<"commande-order-confirmation"> = async (c, { order }) => {
  try {
    return await load(c, order);
  } catch (error) {
    if (!isOutage(error)) throw error;
    c.var.log.error("confirmation not shown", error);
    return checkoutOutagePage(c, order, "confirmation");
  }
};

async function load(c: AppContext, token: string): Promise<Page | Response> {
  const known = readOrderIds(c, token);
  const methodsOf = paymentMethodsOf(c.var, token, known.payment);
  const deliveryFor = deliveryOf(c.var, known);
  const customer = c.var.session.customer();
  const service = customerServiceOf(c.var);
  const terms = deliveryTermsOf(c.var);
  // Asked beside the order: the logbook reads the same answer later.
  if (c.var.settings.features.has("animals")) ownAnimalsOnce(c).catch(() => []);
  const order = await ownOrder(c, token);
  releaseCart(c, order);
  const outcome = paymentOutcomeOf(order);
  const method = await chosenMethod(c.var, order, methodsOf);
  const toPay = awaitedPayment(outcome, method);
  const isSettled = outcome.kind === "paid" || outcome.kind === "cancelled";
  if (!isSettled && !toPay) return redirectTo(c, checkoutHref(token), 302);
  forgetOpenOrder(c, token);

  const followed = followUp(c.var, order, await terms);
  const [cart, { parcels: _, ...after }, delivery, running, logbook] = await Promise.all([
    toCart(c, order),
    followed,
    deliveryFor(order),
    outcome.kind === "cancelled" ? null : runningSubscription(c.var, order),
    logbookOf(c, order, followed),
  ]);
  const { firstName, email } = await customer;
  const ordered = parseDate(order.checkoutCompletedAt);
  const isHeld = isHeldForRest(order);
  const paid = isSettled && !isHeld ? paidOn(order) : undefined;
  const number = order.number ?? "";
  const payment = paymentStatusOf(order, Boolean(toPay));
  const sent = isSent(order);
  const stage = orderStage({ payment, sent });
  return {
    screen: "confirmation",
    personal: true,
    events: outcome.kind === "cancelled" ? [] : purchaseOf(c, order, cart),
    head: {
      title: pageTitle(t(`pageTitle.${stage}`, { number })),
      canonical: href("commande-order-confirmation", { order: token }),
      noindex: true,
    },
    props: {
      order: token,
      number,
      orderedOn: ordered?.toISOString() ?? null,
      firstName: firstName ?? "",
      email: email ?? "",
      status: orderStatus(order),
      stage,
      sent,
      isPartlySent: hasParcel(order) && !sent,
      followUp: after,
      payment,
      refunded: refundedAmount(order),
      toPay: toPay ?? null,
      method: method && { code: method.code, name: method.name },
      cart,
      delivery: { ...delivery, arrival: promisedArrival(await terms, order) },
      billing: order.billingAddress ?? null,
      running,
      logbook,
      upcoming:
        running || stage === "cancelled"
          ? []
          : upcomingDeliveries(cart, {
              paid: paid ?? null,
              isCarrierDue: false,
              ...usualDelivery(await terms, order),
            }).filter(isToCome(ordered)),
      service: await service,
    },
  };
}

/** Never rejects: the order is confirmed without it, too. */
async function logbookOf(
  c: AppContext,
  order: CheckoutOrder,
  followUp: FollowUp | Promise<FollowUp>,
): Promise<Logbook | null> {
  try {
    const logbook = await orderLogbook(c, order, followUp);
    return logbook && (await logbookCard(c, logbook));
  } catch (error) {
    c.var.log.error("logbook of an order not known", error);
    return null;
  }
}
