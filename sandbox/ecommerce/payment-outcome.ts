import { and, eq } from "drizzle-orm";
import type { Context } from "hono";
import { orders, type PaymentOutcome, payments } from "../database/schema.ts";
import type { SandboxEnv } from "../env.ts";
import { sendPaymentMail } from "../mailbox/order-mails.ts";
import { reloadOrder } from "./order-store.ts";
import { paidOn } from "./shipping-day.ts";

/**
 * Repeated, or for a cancelled attempt, it changes nothing. After a failure a new payment is added to the
 * order and becomes the live one.
 */
export async function applyOutcome(
  c: Context<SandboxEnv>,
  gatewayToken: string,
  outcome: PaymentOutcome,
): Promise<void> {
  const db = c.get("db");
  const { state } = outcome;
  const now = new Date();
  const bank =
    outcome.state === "failed" ? { bankCode: outcome.bankCode, bankMessage: outcome.bankMessage } : {};
  const [payment] = await db
    .update(payments)
    .set({ state, decided: null, ...bank, ...(state === "completed" && { completedAt: now.toISOString() }) })
    .where(and(eq(payments.gatewayToken, gatewayToken), eq(payments.state, "processing")))
    .returning();
  if (!payment) return;
  if (state === "completed") {
    const paid = await db
      .update(orders)
      .set(paidOn(now))
      .where(eq(orders.id, payment.orderId))
      .returning({ tokenValue: orders.tokenValue });
    for (const order of paid) await sendPaymentMail(c, await reloadOrder(c, order));
  } else {
    const { orderId, method, amount } = payment;
    await db.insert(payments).values({ orderId, state: "new", method, amount });
  }
}
