import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Context } from "hono";
import * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import { subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { storedFrequencies } from "../frequencies.ts";
import { sendChangeMail } from "../mails/subscription-mails.ts";
import { hydraError, refuse } from "../problems.ts";
import { linkedData, readBody } from "../request.ts";
import { endedFaults } from "./change-rules.ts";
import { nextShipmentOf } from "./next-shipment.ts";
import { subscriptionJson } from "./subscription-json.ts";
import { nextDayOf } from "./subscription-rules.ts";
import { isPendingOf, pendingOrders, requireSubscription, type Subscription } from "./subscription-store.ts";
import { toldChange } from "./told-changes.ts";

/** Precondition: the shipment that the customer saw. The write is unconditional without it. */
export const decision = z.object({ expectedNextShipmentDate: z.optional(z.nullable(z.string())) });

type Decision = z.infer<typeof decision>;

/**
 * @throws 404 if the subscription is another customer's, 409 if the precondition fails, 422 if it has ended
 */
export async function readChange<T extends z.ZodMiniType<Decision>>(
  c: Context<SandboxEnv>,
  schema: T,
): Promise<{ subscription: Subscription; change: z.output<T> }> {
  const subscription = await requireSubscription(c);
  const change = await readBody(c, schema);
  requireOpen(subscription, change);
  return { subscription, change };
}

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

export const conflict = () =>
  hydraError(409, "Cet abonnement a changé entre-temps : rechargez-le avant de le modifier.");

/** Optimistic concurrency: the statement writes nothing if the subscription has changed since it was read. */
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
