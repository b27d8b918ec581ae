import type { Card } from "../database/schema/subscriptions.ts";
import {
  cardReminderMomentOf,
  orderMomentOf,
  pauseEndOf,
  reminderMomentOf,
} from "../ecommerce/subscriptions/renewal-days.ts";
import { editableUntilOf } from "../ecommerce/subscriptions/subscription-rules.ts";
import type { Subscription } from "../ecommerce/subscriptions/subscription-store.ts";

export interface FollowedSubscription {
  state: Subscription["state"];
  nextShipmentDate: string | null;
  frozenAt: string | null;
  pausedUntil: string | null;
  remindedOfDate: string | null;
  cardRemindedAt: string | null;
  card: Card | null;
  unpaid: { nextChargeAt: string | null } | undefined;
}

export interface SubscriptionEvent {
  kind: "charge" | "reminder" | "freeze" | "renewal" | "resumption" | "card";
  at: Date;
}

const waiting = ["awaiting_payment", "stopped", "cancelled"];

export function nextEvent(subscription: FollowedSubscription): SubscriptionEvent | undefined {
  const { state, unpaid, pausedUntil } = subscription;
  if (unpaid?.nextChargeAt) return { kind: "charge", at: new Date(unpaid.nextChargeAt) };
  if (waiting.includes(state)) return undefined;
  const events =
    state === "paused"
      ? pausedUntil === null
        ? []
        : [{ kind: "resumption" as const, at: pauseEndOf(pausedUntil) }]
      : shipmentEvents(subscription);
  return [...events, ...cardEvents(subscription)].toSorted(
    (one, other) => one.at.getTime() - other.at.getTime(),
  )[0];
}

function shipmentEvents(subscription: FollowedSubscription): SubscriptionEvent[] {
  const { nextShipmentDate, frozenAt, remindedOfDate } = subscription;
  const lock = editableUntilOf(subscription);
  if (nextShipmentDate === null || lock === null) return [];
  if (frozenAt !== null) return [{ kind: "renewal", at: orderMomentOf(nextShipmentDate) }];
  const reminder = reminderMomentOf(nextShipmentDate);
  return [
    ...(remindedOfDate === nextShipmentDate ? [] : [{ kind: "reminder" as const, at: reminder }]),
    { kind: "freeze", at: new Date(lock) },
  ];
}

function cardEvents({ card, cardRemindedAt }: FollowedSubscription): SubscriptionEvent[] {
  if (card === null) return [];
  const at = cardReminderMomentOf(card.expiresAt);
  return isDone(cardRemindedAt, at) ? [] : [{ kind: "card", at }];
}

const isDone = (doneAt: string | null, due: Date) => doneAt !== null && new Date(doneAt) >= due;
