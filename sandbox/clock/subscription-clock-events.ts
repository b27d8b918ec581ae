import { and, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or } from "drizzle-orm";
import type { Context } from "hono";
import * as clock from "../../shared/time/clock.ts";
import type { Database } from "../database/open.ts";
import { orders } from "../database/schema/orders.ts";
import { subscriptions } from "../database/schema/subscriptions.ts";
import {
  sendCardMail,
  sendFreezeMail,
  sendPostponedMail,
  sendReminderMail,
  sendResumedMail,
} from "../ecommerce/mails/subscription-mails.ts";
import { findOrder } from "../ecommerce/order-store.ts";
import { findSubscriptions, reloadSubscription } from "../ecommerce/subscriptions/followed-subscriptions.ts";
import { freezeShipment } from "../ecommerce/subscriptions/freeze.ts";
import { entered } from "../ecommerce/subscriptions/ledger.ts";
import { renew, retry } from "../ecommerce/subscriptions/renewal.ts";
import { editableUntilOf } from "../ecommerce/subscriptions/subscription-rules.ts";
import type { Subscription } from "../ecommerce/subscriptions/subscription-store.ts";
import type { SandboxEnv } from "../env.ts";
import type { ClockEvent } from "./clock-events.ts";
import { nextEvent, type SubscriptionEvent } from "./subscription-events.ts";

type Unpaid = Awaited<ReturnType<typeof unpaidOrders>>[number];

export async function subscriptionClockEvents(db: Database): Promise<ClockEvent[]> {
  const unpaid = await unpaidOrders(db);
  const open = unpaid.flatMap(({ subscriptionId }) => subscriptionId ?? []);
  const followed = await findSubscriptions(
    db,
    or(notInArray(subscriptions.state, ["stopped", "cancelled"]), inArray(subscriptions.id, open)),
  );
  return followed.flatMap((subscription) => {
    const order = unpaid.find(({ subscriptionId }) => subscriptionId === subscription.id);
    const event = nextEvent({ ...subscription, unpaid: order });
    return event ? [eventOf(event, subscription, order)] : [];
  });
}

function unpaidOrders(db: Database) {
  return db.query.orders.findMany({
    columns: { tokenValue: true, subscriptionId: true, nextChargeAt: true },
    where: and(
      eq(orders.state, "new"),
      eq(orders.paymentState, "awaiting_payment"),
      isNotNull(orders.nextChargeAt),
    ),
  });
}

function eventOf(
  { kind, at: moment }: SubscriptionEvent,
  subscription: Subscription,
  order: Unpaid | undefined,
): ClockEvent {
  const at = moment.toISOString();
  const happen: Record<SubscriptionEvent["kind"], (c: Context<SandboxEnv>) => Promise<boolean>> = {
    charge: (c) => chargeAgain(c, subscription, order, at),
    reminder: (c) => remindOfShipment(c, subscription, at),
    freeze: (c) => freeze(c, subscription, at),
    renewal: (c) => renew(c, subscription, at),
    resumption: (c) => resume(c, subscription, at),
    card: (c) => remindOfCard(c, subscription, at),
  };
  return {
    kind: `subscription-${kind}`,
    at: moment,
    text: `Abonnement ${subscription.number} : ${texts[kind]}`,
    happen: happen[kind],
  };
}

const texts: Record<SubscriptionEvent["kind"], string> = {
  charge: "le débit est tenté de nouveau",
  reminder: "le rappel est envoyé",
  freeze: "la commande est figée",
  renewal: "la commande est créée et débitée",
  resumption: "la pause prend fin",
  card: "la carte expire dans un mois",
};

async function chargeAgain(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  unpaid: Unpaid | undefined,
  at: string,
): Promise<boolean> {
  const order = unpaid && (await findOrder(c.get("db"), unpaid.tokenValue));
  return order ? retry(c, subscription, order, at) : false;
}

async function freeze(c: Context<SandboxEnv>, subscription: Subscription, at: string): Promise<boolean> {
  const next = await freezeShipment(c, subscription, at);
  if (!next) return false;
  const now = await reloadSubscription(c, subscription);
  await (next.obstacle === null
    ? sendFreezeMail(c, now, next, at)
    : sendPostponedMail(c, now, next.obstacle, at));
  return true;
}

/** Call this before anything in the shop changes: locked shipments keep what their customers saw. */
export async function freezeDue(c: Context<SandboxEnv>, now = clock.date()): Promise<void> {
  const unpaid = await unpaidOrders(c.get("db"));
  const running = await findSubscriptions(c.get("db"), isNull(subscriptions.frozenAt));
  for (const subscription of running) {
    const order = unpaid.find(({ subscriptionId }) => subscriptionId === subscription.id);
    const until = editableUntilOf(subscription);
    const isHeld = ["charge", "resumption"].includes(
      nextEvent({ ...subscription, unpaid: order })?.kind ?? "charge",
    );
    if (until !== null && new Date(until) < now && !isHeld) await freeze(c, subscription, until);
  }
}

async function remindOfShipment(c: Context<SandboxEnv>, subscription: Subscription, at: string) {
  const { id, nextShipmentDate } = subscription;
  if (nextShipmentDate === null) return false;
  const [told] = await c
    .get("db")
    .update(subscriptions)
    .set({ remindedOfDate: nextShipmentDate })
    .where(
      and(
        eq(subscriptions.id, id),
        eq(subscriptions.nextShipmentDate, nextShipmentDate),
        or(isNull(subscriptions.remindedOfDate), ne(subscriptions.remindedOfDate, nextShipmentDate)),
      ),
    )
    .returning({ id: subscriptions.id });
  if (!told) return false;
  await sendReminderMail(c, subscription, at);
  return true;
}

async function remindOfCard(c: Context<SandboxEnv>, subscription: Subscription, at: string) {
  const [told] = await c
    .get("db")
    .update(subscriptions)
    .set({ cardRemindedAt: at })
    .where(
      and(
        eq(subscriptions.id, subscription.id),
        or(isNull(subscriptions.cardRemindedAt), lt(subscriptions.cardRemindedAt, at)),
      ),
    )
    .returning({ id: subscriptions.id });
  if (!told) return false;
  await sendCardMail(c, subscription, at);
  return true;
}

async function resume(c: Context<SandboxEnv>, subscription: Subscription, at: string): Promise<boolean> {
  const { id, period } = subscription;
  const db = c.get("db");
  const [resumed] = await db
    .update(subscriptions)
    .set({ state: "active", pausedUntil: null, plannedShipmentDate: null })
    .where(
      and(eq(subscriptions.id, id), eq(subscriptions.state, "paused"), isNotNull(subscriptions.pausedUntil)),
    )
    .returning({ id: subscriptions.id });
  if (!resumed) return false;
  await entered(db, { subscriptionId: id, kind: "resumed", happenedAt: at, period, text: "Fin de la pause" });
  await sendResumedMail(c, await reloadSubscription(c, subscription), at);
  return true;
}
