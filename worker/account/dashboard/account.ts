import type { LastOrder, LastParcel } from "../../../client/features/account/dashboard/last-order-card.tsx";
import { accountTexts } from "../../../shared/account/texts.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import { withNames } from "../../nutrition/named-subscriptions.ts";
import { accountPlacesOf } from "../../page/account-frame.ts";
import { late } from "../../page/late.ts";
import type { Loader } from "../../page/page.ts";
import { pageTitle } from "../../page/seo/seo.ts";
import { forgetSettledOrder } from "../../purchase/order/open-order.ts";
import { subscriptionsOf } from "../../purchase/subscription/own-subscriptions.ts";
import { withRequestedEnds } from "../../purchase/subscription/requested-ends.ts";
import { defaultCustomer } from "../../upstream/ecommerce/customer/customer.ts";
import { withTimeout } from "../../with-timeout.ts";
import { attentionOf } from "./attention.ts";
import { dashboardCards } from "./dashboard-cards.tsx";
import { lastOrderOf, parcelOf } from "./last-order.ts";

const t = translator(accountTexts);

/** Milliseconds that the first view waits for data. */
const patience = 1500;

const latestOrders = 10;

const ordersWithRecall = 100;

export const loadAccount: Loader<"mon-compte"> = async (c) => {
  const { ecommerce, session } = c.var;
  const recalls = await c.var.lotRecalls.atHand();
  const orders = ecommerce
    .orders(1, recalls.length ? ordersWithRecall : latestOrders)
    .then((page) => page.orders);
  const lastOrder = late<LastOrder | null | "down">(c.var, "last order", orders.then(lastOrderOf), "down");
  const parcel = orders.then(
    (all) => late<LastParcel | null>(c.var, "parcel", parcelOf(c, all), null),
    () => null,
  );
  const subscriptions = withNames(c, withRequestedEnds(c, subscriptionsOf(c.var)));
  const { stock, ...cards } = dashboardCards(c, subscriptions, orders);

  const inTime = <T>(part: Promise<T>) =>
    withTimeout(
      part.catch(() => "down" as const),
      patience,
    );
  const [customer, knownOrders, knownSubscriptions] = await Promise.all([
    session.customer(),
    inTime(orders),
    inTime(subscriptions),
  ]);
  if (Array.isArray(knownOrders)) forgetSettledOrder(c, knownOrders);
  const { firstName, isUnverified, isSubscriber } = customer;
  const isDown = customer === defaultCustomer;
  return {
    screen: "account",
    ...(isDown ? { status: 503 } : {}),
    personal: true,
    props: {
      places: accountPlacesOf(c.var),
      firstName,
      isDown,
      ...attentionOf(
        { orders, subscriptions },
        { orders: knownOrders, subscriptions: knownSubscriptions },
        { isUnverified, recalls },
      ),
      lastOrder: Array.isArray(knownOrders) ? lastOrderOf(knownOrders) : lastOrder,
      parcel,
      isSubscriber,
      ...cards,
      ...(isSubscriber && cards.deliveries && { stock }),
    },
    head: { title: pageTitle(t("title")), canonical: href("mon-compte"), noindex: true },
  };
};
