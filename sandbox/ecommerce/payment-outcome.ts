import { and, eq } from "drizzle-orm";
import type { Context } from "hono";
import * as clock from "../../shared/time/clock.ts";
import { orders, type PaymentOutcome, payments } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { sendPaymentMail } from "./mails/order-mails.ts";
import { findOrderById } from "./order-store.ts";
import { paidOn } from "./shipping-day.ts";
import { settleSubscriptions } from "./subscriptions/settle.ts";

/** Idempotent. A failure adds a new payment to the order, which becomes the live one. */
export async function applyOutcome(
  c: Context<SandboxEnv>,
  gatewayToken: string,
  outcome: PaymentOutcome,
  { at = clock.date().toISOString(), shipsAt }: { at?: string; shipsAt?: string } = {},
): Promise<void> {
  const db = c.get("db");
  const { state } = outcome;
  const bank =
    outcome.state === "failed" ? { bankCode: outcome.bankCode, bankMessage: outcome.bankMessage } : {};
  const [payment] = await db
    .update(payments)
    .set({ state, decided: null, ...bank, ...(state === "completed" && { completedAt: at }) })
    .where(and(eq(payments.gatewayToken, gatewayToken), eq(payments.state, "processing")))
    .returning();
  if (!payment) return;
  if (state === "completed") {
    await db
      .update(orders)
      .set({ ...paidOn(new Date(at)), ...(shipsAt && { shipsAt }) })
      .where(eq(orders.id, payment.orderId));
  } else {
    const { orderId, method, amount } = payment;
    await db.insert(payments).values({ orderId, state: "new", method, amount });
  }
  const order = await findOrderById(db, payment.orderId);
  if (!order) return;
  if (state === "completed") await sendPaymentMail(c, order, at);
  await settleSubscriptions(c, order, at);
}
