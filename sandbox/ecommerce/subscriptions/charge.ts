import { and, eq, exists, isNull, notInArray, sql } from "drizzle-orm";
import type { Context } from "hono";
import { subscriptionHref } from "../../../shared/subscription/subscription-href.ts";
import { orders, type PaymentOutcome, payments } from "../../database/schema/orders.ts";
import { type Card, subscriptions } from "../../database/schema/subscriptions.ts";
import type { SandboxEnv } from "../../env.ts";
import { type Order, reloadOrder } from "../order-store.ts";
import { applyOutcome } from "../payment-outcome.ts";
import { totalsOf } from "../prices.ts";
import { randomToken } from "../tokens.ts";
import { entered } from "./ledger.ts";
import { nextChargeAfter } from "./renewal-days.ts";
import type { Subscription } from "./subscription-store.ts";

export type ChargeResult =
  | { state: "paid" }
  | { state: "refused"; bankMessage: string }
  | { state: "authentication"; redirectUrl: string };

/**
 * Parallel calls charge once. The next try is scheduled only after the answer, otherwise a parallel press
 * would retry meanwhile.
 *
 * @returns null if another press has done it, or there is nothing to charge
 */
export async function charge(
  c: Context<SandboxEnv>,
  { id, charges, nextChargeAt }: Order,
  subscription: Subscription,
  { at, shipsAt, tries = nextChargeAfter(charges + 1, at) }: { at: string; shipsAt?: string; tries?: string },
): Promise<ChargeResult | null> {
  const db = c.get("db");
  const running = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.id, subscription.id), notInArray(subscriptions.state, ["stopped", "cancelled"])),
    );
  const [taken] = await db
    .update(orders)
    .set({ charges: charges + 1, nextChargeAt: null })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.state, "new"),
        eq(orders.paymentState, "awaiting_payment"),
        eq(orders.charges, charges),
        nextChargeAt === null ? isNull(orders.nextChargeAt) : eq(orders.nextChargeAt, nextChargeAt),
        exists(running),
      ),
    )
    .returning({ tokenValue: orders.tokenValue });
  if (!taken) return null;
  const order = await reloadOrder(c, taken);
  const total = totalsOf(order).total;
  const answer = total === 0 ? ({ state: "completed" } as const) : answerOf(subscription.card, at);
  const gatewayToken = await openCharge(c, order, subscription, {
    at,
    isAuthenticating: answer.state === "authentication",
  });
  if (gatewayToken === null) return null;
  const entry = {
    subscriptionId: subscription.id,
    orderId: id,
    period: order.period,
    happenedAt: at,
    amount: total,
  };
  const nextTry = db
    .update(orders)
    .set({ nextChargeAt: tries })
    .where(and(eq(orders.id, id), eq(orders.state, "new"), eq(orders.paymentState, "awaiting_payment")));
  if (answer.state === "authentication") {
    await db.batch([
      nextTry,
      entered(db, {
        ...entry,
        kind: "authentication",
        by: "bank",
        text: "La banque demande une authentification",
      }),
      db
        .update(subscriptions)
        .set({ state: "awaiting_payment" })
        .where(and(eq(subscriptions.id, subscription.id), eq(subscriptions.period, (order.period ?? 0) + 1))),
    ]);
    return { state: "authentication", redirectUrl: `/_sandbox/paiement/${gatewayToken}` };
  }
  await entered(db, { ...entry, kind: "charged", text: `Débit demandé (${charges + 1})` });
  await applyOutcome(c, gatewayToken, answer, { at, ...(shipsAt && { shipsAt }) });
  if (answer.state === "completed") return { state: "paid" };
  await nextTry;
  return { state: "refused", bankMessage: answer.bankMessage };
}

type Answer = Extract<PaymentOutcome, { state: "completed" | "failed" }> | { state: "authentication" };

function answerOf(card: Card | null, at: string): Answer {
  if (card === null) return failed("14", "Aucune carte enregistrée");
  if (card.expiresAt < at) return failed("54", "Carte expirée");
  switch (card.answer ?? "completed") {
    case "failed":
      return failed("51", "Provision insuffisante ou plafond dépassé");
    case "timeout":
      return failed("91", "La banque n’a pas répondu");
    case "authentication":
      return { state: "authentication" };
    case "completed":
      return { state: "completed" };
  }
}

const failed = (bankCode: string, bankMessage: string) =>
  ({ state: "failed", bankCode, bankMessage }) as const;

async function openCharge(
  c: Context<SandboxEnv>,
  order: Order,
  { id, card, paymentMethod }: Subscription,
  { at, isAuthenticating }: { at: string; isAuthenticating: boolean },
): Promise<string | null> {
  const db = c.get("db");
  const live = order.payments.at(-1);
  if (live?.decided && live.gatewayToken) {
    await applyOutcome(c, live.gatewayToken, live.decided);
    if ((await reloadOrder(c, order)).paymentState === "paid") return null;
  }
  await db
    .update(payments)
    .set({ state: "cancelled" })
    .where(and(eq(payments.orderId, order.id), eq(payments.state, "processing")));
  const gatewayToken = randomToken();
  const attempt = {
    state: "processing",
    method: paymentMethod,
    gatewayToken,
    isAuthenticating,
    card,
    returnPath: subscriptionHref(id),
    chosenAt: at,
  } as const;
  const [taken] = await db
    .update(payments)
    .set(attempt)
    .where(
      and(
        eq(payments.state, "new"),
        eq(
          payments.id,
          sql`(select max(${payments.id}) from ${payments} where ${payments.orderId} = ${order.id})`,
        ),
      ),
    )
    .returning({ id: payments.id });
  if (!taken) await db.insert(payments).values({ ...attempt, orderId: order.id });
  return gatewayToken;
}
