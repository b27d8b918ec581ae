import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Context } from "hono";
import * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import { subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { sendChangeMail } from "../../mailbox/subscription-mails.ts";
import { storedFrequencies } from "../frequencies.ts";
import { hydraError, refuse } from "../problems.ts";
import { linkedData, readBody } from "../request.ts";
import { endedFaults } from "./change-rules.ts";
import { nextShipmentOf } from "./next-shipment.ts";
import { subscriptionJson } from "./subscription-json.ts";
import { nextDayOf } from "./subscription-rules.ts";
import { isPendingOf, pendingOrders, requireSubscription, type Subscription } from "./subscription-store.ts";
import { toldChange } from "./told-changes.ts";

/** The shipment that a write was decided on; left out, the write is taken as it is. */
export const decision = z.object({ expectedNextShipmentDate: z.optional(z.nullable(z.string())) });

type Decision = z.infer<typeof decision>;

/** What is not the customer's is 404, what was decided on another shipment 409, what has ended 422. */
export async function readChange<T extends z.ZodMiniType<Decision>>(
  c: Context<SandboxEnv>,
  schema: T,
): Promise<{ subscription: Subscription; change: z.output<T> }> {
  const subscription = await requireSubscription(c);
  const change = await readBody(c, schema);
  requireOpen(subscription, change);
  return { subscription, change };
}

/** A DELETE has no body: its decision is in the query. */
export async function readRemoval(c: Context<SandboxEnv>): Promise<Subscription> {
  const subscription = await requireSubscription(c);
  requireOpen(subscription, { expectedNextShipmentDate: c.req.query("expectedNextShipmentDate") });
  return subscription;
}

function requireOpen(subscription: Subscription, { expectedNextShipmentDate: expected }: Decision): void {
  if (expected !== undefined && (expected?.slice(0, 10) ?? null) !== nextDayOf(subscription))
    throw conflict();
  refuse(endedFaults(subscription));
}

/** Of two writes at once the second finds another subscription than it was decided on. */
export const conflict = () =>
  hydraError(409, "Cet abonnement a changé entre-temps : rechargez-le avant de le modifier.");

/** The subscription as it was read, so that a statement writes nothing once another has changed it. */
export function unchanged({ id, state, period, nextShipmentDate }: Subscription): SQL | undefined {
  return and(
    eq(subscriptions.id, id),
    eq(subscriptions.state, state),
    eq(subscriptions.period, period),
    isNull(subscriptions.abortedAt),
    nextShipmentDate === null
      ? isNull(subscriptions.nextShipmentDate)
      : eq(subscriptions.nextShipmentDate, nextShipmentDate),
  );
}

export async function writeSubscription(
  c: Context<SandboxEnv>,
  subscription: Subscription,
  change: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  const [written] = await c
    .get("db")
    .update(subscriptions)
    .set(change)
    .where(unchanged(subscription))
    .returning({ id: subscriptions.id });
  if (!written) throw conflict();
}

/** Its customer is told by mail what is different. */
export async function answerChanged(c: Context<SandboxEnv>, before: Subscription): Promise<Response> {
  const after = await mended(c, await requireSubscription(c));
  const db = c.get("db");
  const pending = await pendingOrders(db, after.customerId);
  const change = toldChange(before, after, {
    frequencies: await storedFrequencies(db),
    sending: pending.find((order) => isPendingOf(order, after))?.number ?? undefined,
  });
  if (change) await sendChangeMail(c, after, change);
  return linkedData(c, subscriptionJson(after, pending));
}

/** What was put off goes on as soon as it can be sent again. */
async function mended(c: Context<SandboxEnv>, subscription: Subscription): Promise<Subscription> {
  const isPutOff = obstacles.includes(subscription.state);
  if (!isPutOff || nextShipmentOf(subscription, clock.date()).obstacle !== null) return subscription;
  await writeSubscription(c, subscription, { state: "active" });
  return { ...subscription, state: "active" };
}

const obstacles: readonly string[] = ["product_unavailable", "pickuppoint_unavailable", "error"];

export async function answerSubscription(c: Context<SandboxEnv>): Promise<Response> {
  const subscription = await requireSubscription(c);
  const pending = await pendingOrders(c.get("db"), subscription.customerId);
  return linkedData(c, subscriptionJson(subscription, pending));
}
