import { isEndRequested } from "../../shared/subscription/alerts/shown-alerts.ts";
import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import { stepTexts } from "../../shared/subscription/step/step.texts.ts";
import {
  isSubscriptionChange,
  type OfferedChanges,
  type SubscriptionChange,
  subscriptionHref,
} from "../../shared/subscription/subscription-href.ts";
import { translator } from "../../shared/text/translator.ts";
import type { AppRequest } from "../context.ts";
import { oneOf } from "../forms/one-of.ts";
import { unknownForm } from "../forms/unknown-form.ts";
import { leaveNotice } from "../session/notice.ts";
import { addItem } from "./add/add-item.ts";
import { cancel } from "./cancel/cancel.ts";
import { coupon } from "./coupon/coupon.ts";
import { date } from "./date/date.ts";
import { skip } from "./date/skip.ts";
import { addresses } from "./delivery/addresses.ts";
import { delivery } from "./delivery/delivery.ts";
import { frequency } from "./frequency/frequency.ts";
import { ownSubscription } from "./own-subscription.ts";
import { pause, resume } from "./pause/pause.ts";
import { paymentUpdate } from "./payment/payment-update.ts";
import { quantities } from "./quantities/quantities.ts";
import { shipNow } from "./ship-now/ship-now.ts";
import type { ChangeForm, SubscriptionParams } from "./step/change-form.ts";
import { stockWord } from "./stock/stock-word.ts";
import { subscriptionNotice } from "./subscription-notice.ts";
import { swap } from "./swap/swap.ts";

const t = translator(stepTexts);

const changes: Record<SubscriptionChange, ChangeForm> = {
  frequence: frequency,
  date,
  adresses: addresses,
  livraison: delivery,
  paiement: paymentUpdate,
  envoyer: shipNow,
  passer: skip,
  pause,
  reprise: resume,
  quantites: quantities,
  ajouter: addItem,
  echanger: swap,
  code: coupon,
  resiliation: cancel,
  stock: stockWord,
};

export function requestedChange(req: AppRequest): ChangeForm | undefined {
  const name = requestedName(req);
  return name && changes[name];
}

function requestedName(req: AppRequest): SubscriptionChange | undefined {
  const name = req.query("modifier");
  return isSubscriptionChange(name) ? name : undefined;
}

export function offeredChanges(subscription: CustomerSubscription): OfferedChanges {
  const offered = Object.entries(changes)
    .filter(([, { isOffered }]) => isOffered(subscription))
    .filter(([name]) => name !== "resiliation" || !isEndRequested(subscription))
    .map(([name, { isHeldByLock }]) => [name, { isHeldByLock }] as const);
  return Object.fromEntries(offered);
}

export const subscriptionForms = oneOf({
  choose: (c) => requestedName(c.req) ?? "unknown",
  forms: {
    ...changes,
    unknown: unknownForm({
      given: (c, { subscription }: SubscriptionParams) => ownSubscription(c, subscription),
      back: (c, { given: { id } }) => {
        leaveNotice(c, subscriptionNotice("error", t("unknown")));
        return c.redirect(subscriptionHref(id), 303);
      },
      messages: () => ({ unreadable: t("unknown") }),
    }),
  },
});
