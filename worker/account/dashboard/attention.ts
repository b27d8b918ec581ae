import type { AttentionListProps } from "../../../client/features/account/dashboard/attention-list.tsx";
import { subscriptionAttention } from "../../../shared/account/dashboard/attention.ts";
import type { OrderSummary } from "../../../shared/order/list/order-summary.ts";
import type { LotRecall } from "../../../shared/recall/lot-recall.ts";
import { recalledIn } from "../../../shared/recall/recalled-orders.ts";
import type { CustomerSubscription } from "../../../shared/subscription/customer-subscription.ts";
import * as clock from "../../../shared/time/clock.ts";
import { unpaidOf } from "./last-order.ts";

interface Lists {
  orders: Promise<OrderSummary[]>;
  subscriptions: Promise<CustomerSubscription[]>;
}

type Answer<T> = Awaited<T> | "down";

type Known = { [List in keyof Lists]: Answer<Lists[List]> | undefined };

interface Attention {
  attention: AttentionListProps;
  lateAttention?: Promise<AttentionListProps>;
}

export function attentionOf(
  lists: Lists,
  known: Known,
  { isUnverified, recalls }: { isUnverified: boolean; recalls: readonly LotRecall[] },
): Attention {
  const attention = { ...foundIn(known, recalls), isUnverified };
  if (known.orders && known.subscriptions) return { attention };
  const rest = Promise.all([
    known.orders ? undefined : answerOf(lists.orders),
    known.subscriptions ? undefined : answerOf(lists.subscriptions),
  ]);
  return {
    attention,
    lateAttention: rest.then(([orders, subscriptions]) => ({
      ...foundIn({ orders, subscriptions }, recalls),
      isUnverified: false,
    })),
  };
}

const answerOf = <T>(list: Promise<T>): Promise<T | "down"> => list.catch(() => "down" as const);

function foundIn({ orders = [], subscriptions = [] }: Known, recalls: readonly LotRecall[]) {
  return {
    recalled: orders === "down" ? [] : recalledIn(orders, recalls),
    unpaid: orders === "down" ? [] : unpaidOf(orders),
    alerts: subscriptions === "down" ? [] : subscriptionAttention(subscriptions, clock.date()),
    unchecked: [
      ...(orders === "down" ? (["payments"] as const) : []),
      ...(subscriptions === "down" ? (["subscriptions"] as const) : []),
    ],
  };
}
