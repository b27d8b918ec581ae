import type { CustomerSubscription, SubscriptionItem } from "./customer-subscription.ts";
import type { Frequency } from "./subscription.ts";
import { frequencyOf } from "./upcoming-deliveries.ts";

export interface NextDelivery {
  /** Of the subscription. */
  number: string;
  /** A day in Paris. */
  on: string;
  items: Pick<SubscriptionItem, "id" | "productName" | "variantName" | "quantity">[];
  /** "Toutes les 6 semaines"; empty where unknown. */
  frequency: string;
  /** Whole minor units. */
  total: number | null;
  isLocked: boolean;
  /** An instant, ISO 8601: the last at which it can be changed. */
  editableUntil: string | null;
}

export interface NextDeliveries {
  /** Soonest first. */
  planned: NextDelivery[];
  paused: { number: string; until: string | null }[];
}

/** Of subscriptions that have not ended. */
export function nextDeliveries(
  subscriptions: readonly CustomerSubscription[],
  frequencies: readonly Frequency[],
  now: Date,
): NextDeliveries {
  const running = subscriptions.filter(isRunning);
  const [paused, active] = [running.filter(isPaused), running.filter((one) => !isPaused(one))];
  return {
    planned: active
      .flatMap((one) => deliveryOf(one, frequencies, now))
      .toSorted((one, other) => one.on.localeCompare(other.on)),
    paused: paused.map(({ number, pausedUntil }) => ({ number, until: pausedUntil })),
  };
}

export const isRunning = ({ state }: Pick<CustomerSubscription, "state">): boolean =>
  state !== "stopped" && state !== "cancelled";

const isPaused = ({ state, pausedUntil }: CustomerSubscription) => state === "paused" || pausedUntil !== null;

function deliveryOf(
  {
    number,
    items,
    interval,
    nextShipmentDate,
    total,
    locked,
    editableUntil,
    pendingOrder,
  }: CustomerSubscription,
  frequencies: readonly Frequency[],
  now: Date,
): NextDelivery[] {
  if (!nextShipmentDate) return [];
  const isOver = editableUntil !== null && new Date(editableUntil) < now;
  return [
    {
      number,
      on: nextShipmentDate,
      items: items.map(({ id, productName, variantName, quantity }) => ({
        id,
        productName,
        variantName,
        quantity,
      })),
      frequency: interval ? frequencyOf(interval, frequencies) : "",
      total,
      isLocked: locked || isOver || pendingOrder !== null,
      editableUntil,
    },
  ];
}
