import { departureFrom } from "../../../shared/delivery/departure.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { isRunning } from "../../../shared/subscription/next-delivery/next-deliveries.ts";
import { shipNowTexts } from "../../../shared/subscription/ship-now/ship-now.texts.ts";
import { shipNowFields } from "../../../shared/subscription/ship-now/ship-now-form.ts";
import { subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { meaningOfSubscription } from "../../../shared/subscription/subscription-states.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import { dayAfter, dayInParis } from "../../../shared/time/wall-clock.ts";
import type { AppContext } from "../../context.ts";
import type { FormRedirect } from "../../forms/answer.ts";
import { Refusal } from "../../forms/refusal.ts";
import { originOf } from "../../page/origin.ts";
import { gatewayAddress } from "../../purchase/payment/gateway-address.ts";
import { shopperMessage } from "../../upstream/api-error.ts";
import { notRead, UpstreamError } from "../../upstream/upstream-error.ts";
import { lateParts } from "../late-parts.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";
import { subscriptionNotice } from "../subscription-notice.ts";
import { rememberSentOrder } from "./sent-orders.ts";
import { shipmentNotice, unsureNotice } from "./shipment-result.ts";

const t = translator(shipNowTexts);

export const shipNow = changeForm({
  name: "envoyer",
  failure: "shipment not sent now",
  isHeldByLock: false,
  isOffered: ({ state, nextShipmentDate, total, items }) =>
    isRunning({ state }) &&
    nextShipmentDate !== null &&
    state !== "paused" &&
    !meaningOfSubscription(state).isUnpaid &&
    total !== null &&
    (items.length === 0 || items.some(({ available }) => available)),
  rules: () => shipNowFields,
  page: async (c, step) => {
    const page = stepPage(c, { name: "envoyer", title: t("title") }, step);
    const { subscription } = step;
    return {
      screen: "subscription-ship-now",
      ...page,
      props: {
        ...page.props,
        shipment: { subscription, next: nextAfterToday(subscription) },
        ...lateParts(c.var, subscription),
        pending: subscription.pendingOrder,
      },
    };
  },
  // Only a new pending order proves success: the next date may stay the same.
  isDone: ({ pendingOrder }, { pending }) => pendingOrder !== null && pendingOrder !== pending,
  write: send,
  unsure: unsureNotice,
  done: (after, _, __, c) => shipmentNotice(c, after, after.pendingOrder),
});

async function send(c: AppContext, before: CustomerSubscription): Promise<FormRedirect> {
  const { order, redirectUrl } = await c.var.ecommerce.shipNow(before).catch((error: unknown) => {
    throw refusalOf(error, before);
  });
  if (redirectUrl) return toTheBank(c, before, { order, redirectUrl });
  const after = await c.var.ecommerce.subscription(before.id).catch((cause: unknown) => {
    throw notRead(cause);
  });
  const notice = await shipmentNotice(c, after, order ?? after.pendingOrder);
  return { to: subscriptionHref(after.id), notice };
}

function nextAfterToday({ interval }: CustomerSubscription): string | null {
  return interval ? departureFrom(dayAfter(dayInParis(clock.date()), interval)) : null;
}

/** Nothing is charged before strong authentication. */
async function toTheBank(
  c: AppContext,
  { id }: CustomerSubscription,
  { order, redirectUrl }: { order: string | null; redirectUrl: string },
): Promise<FormRedirect> {
  const { configuration, log } = c.var;
  const gateway = gatewayAddress(redirectUrl, configuration.paymentPages, originOf(c.req));
  if (gateway) {
    rememberSentOrder(c, id, order);
    return { to: gateway };
  }
  log.error("payment page not known", new Error("its address is under none of PAYMENT_PAGES"));
  return { to: subscriptionHref(id), notice: subscriptionNotice("error", t("noGateway")) };
}

function refusalOf(error: unknown, { nextShipmentDate }: CustomerSubscription): unknown {
  if (!(error instanceof UpstreamError) || error.status !== 422) return error;
  const { problem } = error;
  if (problem.violations.some(({ code }) => code === "subscription.locked")) return error;
  const stays = t("stays", { day: formatDay(nextShipmentDate) });
  const message = shopperMessage(problem) ?? t("notPaid");
  return new Refusal("wrong", `${message} ${message.includes(stays) ? "" : stays}`.trim(), { cause: error });
}
