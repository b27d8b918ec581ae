import { type Frequency, frequencyOf } from "../../shared/frequency/frequency.ts";
import { itemName } from "../../shared/order/item-name.ts";
import { shownAlerts } from "../../shared/subscription/alerts/shown-alerts.ts";
import type { CustomerSubscription } from "../../shared/subscription/customer-subscription.ts";
import { hasLastParcel, isRunning } from "../../shared/subscription/next-delivery/next-deliveries.ts";
import { isUnpaid } from "../../shared/subscription/payment/payment-card.ts";
import { statusOfSubscription } from "../../shared/subscription/subscription-status.ts";
import type {
  ShownShipment,
  SubscriptionRow,
  SubscriptionView,
} from "../../shared/subscription/subscription-view.ts";
import { offeredChanges } from "./changes.ts";

interface Known {
  frequencies: readonly Frequency[];
  now: Date;
}

const mostLines = 3;

export function subscriptionRow(subscription: CustomerSubscription, known: Known): SubscriptionRow {
  const { id, number, name, items } = subscription;
  const { status, isRunning, frequency, shipment, alerts } = subscriptionView(subscription, known);
  const named = items.slice(0, mostLines);
  return {
    id,
    number,
    name,
    status,
    isRunning,
    frequency,
    shipment,
    alerts,
    items: named.map(({ id, variant, quantity, productName, variantName }) => ({
      id,
      code: variant ?? "",
      name: itemName({ productName, variantName }),
      quantity: quantity ?? 1,
    })),
    others: items.length - named.length,
  };
}

export function subscriptionView(
  subscription: CustomerSubscription,
  { frequencies, now }: Known,
): SubscriptionView {
  const changes = offeredChanges(subscription);
  const { interval } = subscription;
  return {
    subscription,
    status: statusOfSubscription(subscription),
    isRunning: isRunning(subscription),
    frequency: interval ? frequencyOf(interval, frequencies) : "",
    shipment: shipmentOf(subscription, now),
    alerts: shownAlerts(subscription, {
      now,
      isNamed: false,
      isOffered: (change) => changes[change] !== undefined,
    }),
    changes,
  };
}

function shipmentOf(subscription: CustomerSubscription, now: Date): ShownShipment {
  const { state, nextShipmentDate, plannedDate, total, pausedUntil, locked, editableUntil } = subscription;
  const isPaused = state === "paused" || pausedUntil !== null;
  const isLast = hasLastParcel(subscription, now);
  const isPlanned = isLast || (isRunning(subscription) && !isPaused);
  return {
    day: isPlanned ? nextShipmentDate : null,
    charged: isPlanned ? plannedDate : null,
    total,
    isLast,
    isPaused,
    isUnpaid: isUnpaid(subscription),
    pausedUntil,
    locked,
    editableUntil,
    now: now.toISOString(),
  };
}
