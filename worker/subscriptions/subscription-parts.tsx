import { linksOf } from "../../client/features/subscription/change-link.tsx";
import {
  EndedSubscription,
  SubscriptionBody,
  SubscriptionNews,
} from "../../client/features/subscription/subscription-body.tsx";
import { SubscriptionHead } from "../../client/features/subscription/subscription-head.tsx";
import type { SubscriptionParts } from "../../client/screens/subscription-screen.tsx";
import { isLocked } from "../../shared/subscription/edit-lock.ts";
import type { SubscriptionTab } from "../../shared/subscription/subscription-href.ts";
import type { SubscriptionView } from "../../shared/subscription/subscription-view.ts";
import type { AppContext } from "../context.ts";
import { staticHtml } from "../page/static-html.ts";
import { lateParts } from "./late-parts.ts";

export function subscriptionParts(
  c: AppContext,
  view: SubscriptionView,
  tab: SubscriptionTab,
): Omit<SubscriptionParts, "stock"> {
  const { subscription, isRunning, shipment, changes } = view;
  const head = staticHtml(<SubscriptionHead {...view} />);
  if (!isRunning && !shipment.isLast) {
    return {
      running: null,
      head,
      news: staticHtml(null),
      body: staticHtml(<EndedSubscription {...subscription} />),
    };
  }
  const shown = {
    view,
    tab,
    linkTo: linksOf(subscription.id, changes, isLocked(shipment, new Date(shipment.now))),
  };
  const late = lateParts(c, subscription);
  const lateBody = Promise.all([late.products, late.delivery]).then(([products, delivery]) =>
    staticHtml(<SubscriptionBody {...shown} products={products} delivery={delivery} />),
  );
  return {
    running: { shipment, changes },
    head,
    news: staticHtml(<SubscriptionNews {...view} />),
    body: staticHtml(<SubscriptionBody {...shown} />),
    lateBody,
  };
}
