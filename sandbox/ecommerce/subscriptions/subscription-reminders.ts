import { and, desc, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../../shared/time/clock.ts";
import { subscriptionEvents } from "../../database/schema/subscription-events.ts";
import type { SandboxEnv } from "../../env.ts";
import { apiPath } from "../iri.ts";
import { isMailLink } from "../mail-links.ts";
import { notFound, refuse } from "../problems.ts";
import { linkedData, readBody } from "../request.ts";
import { endedFaults, lockFaults } from "./change-rules.ts";
import { reloadSubscription } from "./followed-subscriptions.ts";
import { entered } from "./ledger.ts";
import { subscriptionJson } from "./subscription-json.ts";
import type { Subscription } from "./subscription-store.ts";

/** Needs no login, but the token of a reminder's link. */
export const subscriptionReminders = new Hono<SandboxEnv>()
  .get("/:id/reminder", async (c) => answerReminder(c, await requireReminded(c)))
  .post("/:id/reminder-confirmation", async (c) => {
    const subscription = await requireReminded(c);
    await readBody(c, z.object({}));
    refuse([...endedFaults(subscription), ...lockFaults(subscription, clock.date())]);
    if (!(await isConfirmed(c, subscription))) {
      await entered(c.get("db"), {
        subscriptionId: subscription.id,
        kind: "confirmed",
        happenedAt: clock.date().toISOString(),
        period: subscription.period,
        by: "customer",
        text: "Réponse au rappel : tout va bien",
      });
    }
    return answerReminder(c, subscription);
  });

async function requireReminded(c: Context<SandboxEnv>): Promise<Subscription> {
  const id = c.req.param("id") ?? "";
  if (!(await isMailLink(c, "reminder", id))) throw notFound("Cet abonnement n’existe pas.");
  return reloadSubscription(c, { id: Number(id) || 0 });
}

/** A later change of the customer's takes the confirmation back. */
async function isConfirmed(c: Context<SandboxEnv>, { id, period }: Subscription): Promise<boolean> {
  const { subscriptionId, period: ofPeriod, by, id: latest } = subscriptionEvents;
  const last = await c.get("db").query.subscriptionEvents.findFirst({
    columns: { kind: true },
    where: and(eq(subscriptionId, id), eq(ofPeriod, period), eq(by, "customer")),
    orderBy: desc(latest),
  });
  return last?.kind === "confirmed";
}

async function answerReminder(c: Context<SandboxEnv>, subscription: Subscription): Promise<Response> {
  const whole = subscriptionJson(subscription, []);
  const { id, state, items, subscriptionInterval, nextShipmentDate, editableUntil, locked } = whole;
  return linkedData(c, {
    "@context": `${apiPath}/contexts/SubscriptionReminder`,
    "@id": `${whole["@id"]}/reminder`,
    "@type": "SubscriptionReminder",
    ...{ id, state },
    items: items.map(
      ({ "@id": item, "@type": kind, id, variant, productName, variantName, quantity, once }) => ({
        ...{ "@id": item, "@type": kind, id, variant, productName, variantName, quantity, once },
      }),
    ),
    ...{ subscriptionInterval, nextShipmentDate, editableUntil, locked, pausedUntil: whole.pausedUntil },
    pickupPoint: whole.pickupPoint,
    countryCode: subscription.shippingAddress.countryCode,
    reminderConfirmed: await isConfirmed(c, subscription),
    needsAttention: whole.alerts.length > 0,
  });
}
