import type { SubscriptionsScreenProps } from "../../client/screens/subscription/subscriptions-screen.tsx";
import { subscriptionsHref } from "../../shared/subscription/subscription-href.ts";
import type { SubscriptionRow } from "../../shared/subscription/subscription-view.ts";
import { subscriptionsTexts } from "../../shared/subscription/subscriptions.texts.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext } from "../context.ts";
import { withNames } from "../nutrition/named-subscriptions.ts";
import { accountPlacesOf } from "../page/account-frame.ts";
import { late } from "../page/late.ts";
import type { Loader, Page } from "../page/page.ts";
import { pageTitle } from "../page/seo/seo.ts";
import { shownProducts } from "../purchase/product/shown-products.ts";
import { ownSubscriptionsOnce } from "../purchase/subscription/own-subscriptions.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { isForParcel, leadToParcel } from "./add/choose-parcel.ts";
import { joinParcels } from "./join/join-parcels.ts";
import { takeSubscriptionNotice } from "./subscription-notice.ts";
import { subscriptionRow } from "./subscription-view.ts";

const t = translator(subscriptionsTexts);

export const loadSubscriptions: Loader<"mon-compte-mes-abonnements"> = async (c) => {
  void c.var.session.customer();
  const every = c.var.frequencies.atHand();
  try {
    if (isForParcel(c.req)) return await leadToParcel(c);
    const [subscriptions, frequencies] = await Promise.all([withNames(c, ownSubscriptionsOnce(c)), every]);
    const now = clock.date();
    const rows = subscriptions.map((one) => subscriptionRow(one, { frequencies, now }));
    const codes = rows.flatMap(({ items }) => items.map(({ code }) => ({ code })));
    const products = late(c.var, "pictures of subscriptions", shownProducts(c.var, codes), {});
    const joined = await joinParcels(c.var, subscriptions, frequencies).catch((error: unknown) => {
      c.var.log.error("one parcel not proposed", error);
      return null;
    });
    return listPage(c, { rows: rows.toSorted(byDay), products, ...(joined && { joined }) });
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("subscriptions not shown", error);
    return { ...listPage(c, { rows: null, products: {} }), status: 503 };
  }
};

const byDay = ({ shipment: one }: SubscriptionRow, { shipment: other }: SubscriptionRow) =>
  (one.day ?? "9999").localeCompare(other.day ?? "9999");

function listPage(
  c: AppContext,
  props: Pick<SubscriptionsScreenProps, "rows" | "products" | "joined">,
): Page {
  const notice = takeSubscriptionNotice(c);
  return {
    screen: "subscriptions",
    props: { places: accountPlacesOf(c.var), ...props, ...(notice && { notice }) },
    head: { title: pageTitle(t("title")), canonical: subscriptionsHref(), noindex: true },
  };
}
