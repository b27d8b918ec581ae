import { type Frequency, frequencyOf } from "../../frequency/frequency.ts";
import { dayInParis } from "../../time/wall-clock.ts";
import type { CustomerSubscription, SubscriptionItem } from "../customer-subscription.ts";
import { isLocked } from "../lock/edit-lock.ts";
import { meaningOfSubscription } from "../subscription-states.ts";

export interface NextDelivery {
  id: number;
  number: string;
  name: string;
  on: string;
  items: Pick<SubscriptionItem, "id" | "productName" | "variantName" | "quantity">[];
  frequency: string;
  total: number | null;
  isLocked: boolean;
  isLast: boolean;
  editableUntil: string | null;
}

export interface NextDeliveries {
  planned: NextDelivery[];
  paused: { id: number; name: string; until: string | null }[];
}

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
    paused: paused.map(({ id, name, pausedUntil }) => ({ id, name, until: pausedUntil })),
  };
}

export const isRunning = ({ state }: Pick<CustomerSubscription, "state">): boolean =>
  !meaningOfSubscription(state).isEnded;

/** Stopped during the lock: the parcel in preparation still leaves and is charged. */
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
  const { id, number, name, items, interval, nextShipmentDate, total, editableUntil } = subscription;
  if (!nextShipmentDate) return [];
  return [
    {
      id,
      number,
      name,
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
