import { dayInParis } from "../time/wall-clock.ts";
import type { CustomerSubscription, SubscriptionItem } from "./customer-subscription.ts";
import { isLocked } from "./edit-lock.ts";
import type { Frequency } from "./subscription.ts";
import { frequencyOf } from "./upcoming-deliveries.ts";

export interface NextDelivery {
  /** Of the subscription, as its number. */
  id: number;
  number: string;
  /** A day in Paris. */
  on: string;
  items: Pick<SubscriptionItem, "id" | "productName" | "variantName" | "quantity">[];
  /** "Toutes les 6 semaines"; empty where unknown. */
  frequency: string;
  /** Whole minor units. */
  total: number | null;
  isLocked: boolean;
  /** Of a subscription that has ended (`hasLastParcel`). */
  isLast: boolean;
  /** An instant, ISO 8601: the last at which it can be changed. */
  editableUntil: string | null;
}

export interface NextDeliveries {
  /** Soonest first. */
  planned: NextDelivery[];
  paused: { id: number; number: string; until: string | null }[];
}

/** Of subscriptions that have not ended, and the last parcels of those that have. */
export function nextDeliveries(
  subscriptions: readonly CustomerSubscription[],
  frequencies: readonly Frequency[],
  now: Date,
): NextDeliveries {
  const running = subscriptions.filter(isRunning);
  const [paused, active] = [running.filter(isPaused), running.filter((one) => !isPaused(one))];
  const ending = subscriptions.filter((one) => hasLastParcel(one, now));
  return {
    planned: [...active, ...ending]
      .flatMap((one) => deliveryOf(one, frequencies, now))
      .toSorted((one, other) => one.on.localeCompare(other.on)),
    paused: paused.map(({ id, number, pausedUntil }) => ({ id, number, until: pausedUntil })),
  };
}

export const isRunning = ({ state }: Pick<CustomerSubscription, "state">): boolean =>
  state !== "stopped" && state !== "cancelled";

/** Stopped inside the lock: what is being prepared still leaves, and is charged that day. */
export const hasLastParcel = (
  {
    state,
    nextShipmentDate,
    ...lock
  }: Pick<CustomerSubscription, "state" | "nextShipmentDate" | "locked" | "editableUntil">,
  now: Date,
): boolean =>
  state === "stopped" &&
  nextShipmentDate !== null &&
  nextShipmentDate >= dayInParis(now) &&
  isLocked(lock, now);

/** Or about to be, after a shipment that is being prepared. */
export const isPaused = ({
  state,
  pausedUntil,
}: Pick<CustomerSubscription, "state" | "pausedUntil">): boolean =>
  state === "paused" || pausedUntil !== null;

function deliveryOf(
  subscription: CustomerSubscription,
  frequencies: readonly Frequency[],
  now: Date,
): NextDelivery[] {
  const { id, number, items, interval, nextShipmentDate, total, editableUntil } = subscription;
  if (!nextShipmentDate) return [];
  return [
    {
      id,
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
      isLocked: isLocked(subscription, now),
      isLast: !isRunning(subscription),
      editableUntil,
    },
  ];
}
