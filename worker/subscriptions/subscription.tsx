import { SubscriptionOutage } from "../../client/features/subscription/subscription-outage.tsx";
import type { StaticHtml } from "../../client/islands/static-html.ts";
import type { SubscriptionParts } from "../../client/screens/subscription-screen.tsx";
import { stepTexts } from "../../shared/subscription/step.texts.ts";
import { type SubscriptionTab, subscriptionHref } from "../../shared/subscription/subscription-href.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext } from "../context.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import type { Loader, Page } from "../page/page.ts";
import { pageTitle } from "../page/seo.ts";
import { staticHtml } from "../page/static-html.ts";
import { UpstreamError } from "../upstream/http.ts";
import type { SubscriptionParams } from "./change-form.ts";
import { requestedChange } from "./changes.ts";
import { missingCalls } from "./missing-calls.ts";
import { ownSubscription } from "./own-subscription.ts";
import { stockCard } from "./stock-card.tsx";
import { takeSubscriptionNotice } from "./subscription-notice.ts";
import { subscriptionParts } from "./subscription-parts.tsx";
import { subscriptionView } from "./subscription-view.ts";

const t = translator(stepTexts);

export const loadSubscription: Loader<"mon-compte-mes-abonnements-subscription"> = async (c, params) => {
  void c.var.session.customer();
  try {
    const change = requestedChange(c);
    if (change) return await change.load(c, params);
    const every = c.var.frequencies.atHand();
    const [subscription, frequencies, missing] = await Promise.all([
      ownSubscription(c, params.subscription),
      every,
      missingCalls(c),
    ]);
    const view = subscriptionView(subscription, { frequencies, missing, now: clock.date() });
    const tab = requestedTab(c);
    const stock = tab === "prochaine-commande" ? stockCard(c, subscription, missing) : undefined;
    const name = t("title", { number: subscription.number });
    return tabPage(c, params, { name, ...subscriptionParts(c, view, tab), ...(stock && { stock }) });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("subscription not shown", error);
    const name = t("title", { number: params.subscription });
    return { ...tabPage(c, params, { name, outage: outageOf(c, params) }), status: 503 };
  }
};

const requestedTab = (c: AppContext): SubscriptionTab =>
  c.req.query("onglet") === "mon-abonnement" ? "mon-abonnement" : "prochaine-commande";

const outageOf = (c: AppContext, { subscription }: SubscriptionParams) =>
  staticHtml(<SubscriptionOutage retry={subscriptionHref(Number(subscription), requestedTab(c))} />);

function tabPage(
  c: AppContext,
  params: SubscriptionParams,
  parts: { name: string } & (SubscriptionParts | { outage: StaticHtml }),
): Page {
  const notice = takeSubscriptionNotice(c);
  const id = Number(params.subscription);
  const tab = requestedTab(c);
  return {
    screen: "subscription",
    personal: true,
    props: { places: accountPlacesOf(c), id, tab, ...parts, ...(notice && { notice }) },
    head: {
      title: pageTitle("outage" in parts ? t("down.title") : parts.name),
      canonical: subscriptionHref(id, tab),
      noindex: true,
    },
  };
}
