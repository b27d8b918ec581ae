import type { CardView } from "../../../client/features/subscription/payment/card-facts.tsx";
import { accountPaymentHref } from "../../../shared/checkout/checkout-steps.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import { paymentCardTexts } from "../../../shared/subscription/payment/payment-card.texts.ts";
import {
  cardExpiry,
  cardName,
  isExpired,
  isUnpaid,
} from "../../../shared/subscription/payment/payment-card.ts";
import { changeHref, subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { translator } from "../../../shared/text/translator.ts";
import * as clock from "../../../shared/time/clock.ts";
import type { Loader } from "../../page/page.ts";
import { redirectTo } from "../../page/redirect.ts";
import { leaveNotice } from "../../session/notice.ts";
import { ownSubscription } from "../own-subscription.ts";
import { changeForm } from "../step/change-form.ts";
import { stepPage } from "../step/step-page.ts";
import { cardNotice, isCardAwaited, openCardPage, takeCardUpdate } from "./card-update.ts";

const t = translator(paymentCardTexts);

/** Allowed inside the lock: the next shipment may depend on a new card. */
export const paymentUpdate = changeForm({
  name: "paiement",
  failure: "card page not opened",
  isHeldByLock: false,
  rules: () => noFields,
  page: async (c, step) => {
    const page = stepPage(c, { name: "paiement", title: t("title") }, step);
    return {
      screen: "subscription-payment",
      ...page,
      props: { ...page.props, card: cardViewOf(step.subscription) },
    };
  },
  write: (c, subscription) => openCardPage(c, subscription, changeHref(subscription.id, "paiement")),
  done: () => "",
});

export function cardViewOf(subscription: CustomerSubscription): CardView {
  const { card, nextShipmentDate, total, pendingOrder } = subscription;
  const now = clock.date();
  return {
    name: card && cardName(card),
    expiry: card ? cardExpiry(card, now) : "",
    isExpired: card !== null && isExpired(card, now),
    next: nextShipmentDate && total !== null ? { day: nextShipmentDate, total } : null,
    isUnpaid: isUnpaid(subscription),
    payNow: isUnpaid(subscription) && pendingOrder ? accountPaymentHref(pendingOrder) : null,
  };
}

type SubscriptionLoader = Loader<"mon-compte-mes-abonnements-subscription">;

export const withCardResult =
  (load: SubscriptionLoader): SubscriptionLoader =>
  async (c, params, match) => {
    if (!isCardAwaited(c, params.subscription)) return load(c, params, match);
    // The loader meets the same error and handles it.
    const subscription = await ownSubscription(c, params.subscription).catch(() => undefined);
    const update = subscription && (await takeCardUpdate(c, subscription));
    if (!update) return load(c, params, match);
    const { id } = subscription;
    leaveNotice(c, cardNotice(subscription, update));
    const isOver = update.result === "updated" || update.result === "same";
    return redirectTo(c, isOver ? subscriptionHref(id, "mon-abonnement") : changeHref(id, "paiement"), 302);
  };
