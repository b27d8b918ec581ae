import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { accountPaymentHref } from "../../../shared/checkout/checkout-steps.ts";
import { formatAmount } from "../../../shared/money/money.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { shipNowTexts } from "../../../shared/subscription/ship-now/ship-now.texts.ts";
import { subscriptionHistoryHref, subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import { formatDay } from "../../../shared/time/dates.ts";
import type { AppContext } from "../../context.ts";
import type { Loader } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { leaveNotice } from "../../session/notice.ts";
import { ownSubscription } from "../own-subscription.ts";
import { type SubscriptionNotice, subscriptionNotice } from "../subscription-notice.ts";
import { takeSentOrder } from "./sent-orders.ts";

const t = translator(shipNowTexts);

type SubscriptionLoader = Loader<"mon-compte-mes-abonnements-subscription">;

export const withShipmentResult =
  (load: SubscriptionLoader): SubscriptionLoader =>
  async (c, params, match) => {
    const id = Number(params.subscription);
    const sent = takeSentOrder(c, id);
    if (!sent) return load(c, params, match);
    // The loader meets the same error and handles it.
    const subscription = await ownSubscription(c, params.subscription).catch(() => undefined);
    if (!subscription) return load(c, params, match);
    leaveNotice(c, await shipmentNotice(c, subscription, sent.order ?? subscription.pendingOrder));
    return redirectTo(c, subscriptionHref(id), 302);
  };

export async function shipmentNotice(
  c: AppContext,
  subscription: CustomerSubscription,
  token: string | null,
): Promise<SubscriptionNotice> {
  if (!token) return unsureNotice(subscription);
  const day = formatDay(subscription.nextShipmentDate);
  const order = await ownOrder(c, token).catch((error: unknown) => {
    c.var.log.error("order of a shipment not read", error);
    return undefined;
  });
  const follow = { name: t("order"), href: orderHref(token) };
  if (!order) return subscriptionNotice("info", t("unread"), follow);
  const outcome = paymentOutcomeOf(order);
  if (outcome.kind === "paid") {
    return subscriptionNotice("success", t("paid", { amount: formatAmount(order.total), day }), follow);
  }
  if (outcome.kind === "cancelled") {
    return subscriptionNotice("error", `${failureOf(order)} ${t("stays", { day })}`);
  }
  const payment = accountPaymentHref(token);
  return outcome.kind === "due" && outcome.last
    ? subscriptionNotice("error", `${failureOf(order)} ${t("open")}`, { name: t("pay"), href: payment })
    : subscriptionNotice("info", t("waiting"), { ...follow, href: payment });
}

export const unsureNotice = ({ id }: CustomerSubscription): SubscriptionNotice =>
  subscriptionNotice("info", t("unsure"), { name: t("orders"), href: subscriptionHistoryHref(id) });

function failureOf({ payments }: CheckoutOrder): string {
  const { bankMessage, bankCode } = payments.findLast(({ state }) => state === "failed")?.details ?? {};
  return bankMessage ? t("refused", { message: bankMessage, code: bankCode ?? "–" }) : t("notPaid");
}
