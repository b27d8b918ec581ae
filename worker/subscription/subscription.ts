import type { ReactNode } from "react";
import type { ShownSubscription } from "../../client/screens/subscription/subscription-screen.tsx";
import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import { type SubscriptionTab, subscriptionHref } from "../../shared/subscription/subscription-href.ts";
import type { SubscriptionView } from "../../shared/subscription/subscription-view.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, AppRequest, Services } from "../context.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import type { Loader, Page } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { requestedChange } from "./changes.ts";
import { lateParts } from "./late-parts.ts";
import { subscriptionOutagePage } from "./outage-page.ts";
import { namedSubscription } from "./own-subscription.ts";
import type { SubscriptionParams } from "./step/change-form.ts";
import { stockCard } from "./stock/stock-card.tsx";
import { takeSubscriptionNotice } from "./subscription-notice.ts";
import { subscriptionView } from "./subscription-view.ts";

export const loadSubscription: Loader<"mon-compte-mes-abonnements-subscription"> = async (c, params) => {
  void c.var.session.customer();
  try {
    const change = requestedChange(c.req);
    if (change) return await change.load(c, params);
    const every = c.var.frequencies.atHand();
    const [subscription, frequencies] = await Promise.all([namedSubscription(c, params.subscription), every]);
    const view = subscriptionView(subscription, { frequencies, now: clock.date() });
    if (await isPausedByRefusal(c.var, subscription)) view.shipment.isRefused = true;
    const tab = requestedTab(c.req);
    const stock = tab === "prochaine-commande" ? stockCard(c, subscription) : undefined;
    return tabPage(c, params, { name: subscription.name, ...shownSubscription(c.var, view, stock) });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("subscription not shown", error);
    return subscriptionOutagePage(
      c,
      params,
      subscriptionHref(Number(params.subscription), requestedTab(c.req)),
    );
  }
};

/** A shopper's own pause has an end. */
async function isPausedByRefusal(
  { ecommerce, log }: Services<"ecommerce" | "log">,
  { id, state, pausedUntil }: CustomerSubscription,
): Promise<boolean> {
  if (state !== "paused" || pausedUntil !== null) return false;
  try {
    const [last] = (await ecommerce.subscriptionOrders(id, 1, 1)).orders;
    return last?.state === "cancelled" && (last.payments ?? []).some((payment) => payment.state === "failed");
  } catch (error) {
    log.error("reason of a pause not read", error);
    return false;
  }
}

const requestedTab = (req: AppRequest): SubscriptionTab =>
  req.query("onglet") === "mon-abonnement" ? "mon-abonnement" : "prochaine-commande";

function shownSubscription(
  services: Services<"configuration" | "content" | "ecommerce" | "log">,
  view: SubscriptionView,
  stock: Promise<ReactNode> | undefined,
): ShownSubscription {
  const { subscription, isRunning, shipment } = view;
  if (!isRunning && !shipment.isLast) return { kind: "ended", view };
  return { kind: "running", view, ...lateParts(services, subscription), ...(stock && { stock }) };
}

function tabPage(
  c: AppContext,
  params: SubscriptionParams,
  parts: { name: string } & ShownSubscription,
): Page {
  const notice = takeSubscriptionNotice(c);
  const id = Number(params.subscription);
  const tab = requestedTab(c.req);
  return {
    screen: "subscription",
    props: { places: accountPlacesOf(c.var), id, tab, ...parts, ...(notice && { notice }) },
    head: {
      title: pageTitle(parts.name),
      canonical: subscriptionHref(id, tab),
      noindex: true,
    },
  };
}
