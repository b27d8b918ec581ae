import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import { href } from "../../shared/routes.ts";
import type { PaymentOutcome } from "../database/schema.ts";
import { payments } from "../database/schema.ts";
import { type Order, reloadOrder } from "../ecommerce/order-store.ts";
import { applyOutcome } from "../ecommerce/payment-outcome.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput } from "../pages/form.ts";
import { authenticationPage, cardPage, closedPage, paypalPage, timeoutPage } from "./gateway-pages.ts";
import { answerOf } from "./test-cards.ts";

/** When the gateway calls the API: with the decision, two seconds after the shopper returns, or on demand. */
const notification = z._default(z.enum(["before", "after", "held"]), "before");
const card = z.object({ number: z.string(), notification });
const decision = z.object({ decision: z.enum(["accept", "refuse"]), notification });

interface Attempt {
  token: string;
  payment: typeof payments.$inferSelect;
  order: Order;
}

/**
 * The card number never reaches the shop: the gateway tells the API the outcome and redirects the shopper to
 * the order by GET.
 */
export const gateway = new Hono<SandboxEnv>()
  .get("/:token", async (c) => {
    const attempt = await requireAttempt(c);
    return c.html(isOpen(attempt) ? pageOf(attempt) : closedPage(attempt));
  })
  .post("/:token", async (c) => {
    const attempt = await requireOpen(c);
    const sent = await readInput(c, card);
    const answer = answerOf(sent.number);
    if (!answer) return c.html(cardPage(attempt, "Ce numéro n’est pas celui d’une carte de test."), 422);
    if (answer.state === "authentication") {
      await askToConfirm(c, attempt);
      return c.html(authenticationPage(attempt, sent.notification));
    }
    if (answer.state === "timeout") return c.html(timeoutPage(attempt), 504);
    return settle(c, attempt, answer, sent.notification);
  })
  .post("/:token/decision", async (c) => {
    const attempt = await requireOpen(c);
    const { method, isAuthenticating } = attempt.payment;
    if (method !== "paypal" && !isAuthenticating) {
      return c.html(cardPage(attempt, "Indiquez d’abord votre carte."), 422);
    }
    const sent = await readInput(c, decision);
    return settle(c, attempt, outcomeOf(sent.decision, attempt), sent.notification);
  })
  .post("/:token/abandon", async (c) => settle(c, await requireOpen(c), { state: "cancelled" }, "before"))
  .post("/:token/notify", async (c) => {
    const { token, payment } = await requireAttempt(c);
    if (payment.decided) await applyOutcome(c, token, payment.decided);
    return c.body(null, 204);
  });

async function askToConfirm(c: Context<SandboxEnv>, { token }: Attempt): Promise<void> {
  await c.get("db").update(payments).set({ isAuthenticating: true }).where(eq(payments.gatewayToken, token));
}

/** Milliseconds before a late call to the API. */
const lateness = 2000;

async function settle(
  c: Context<SandboxEnv>,
  { token, order }: Attempt,
  outcome: PaymentOutcome,
  when: z.infer<typeof notification>,
): Promise<Response> {
  const db = c.get("db");
  if (when === "before") await applyOutcome(c, token, outcome);
  else {
    const [decided] = await db
      .update(payments)
      .set({ decided: outcome })
      .where(and(eq(payments.gatewayToken, token), eq(payments.state, "processing")))
      .returning();
    if (decided && when === "after") c.executionCtx.waitUntil(later(() => applyOutcome(c, token, outcome)));
  }
  return c.redirect(href("commande-order", { order: order.tokenValue }), 303);
}

async function later(work: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, lateness));
  await work();
}

function outcomeOf(decided: "accept" | "refuse", { payment }: Attempt): PaymentOutcome {
  if (decided === "accept") return { state: "completed" };
  if (payment.method === "paypal") return { state: "cancelled" };
  return { state: "failed", bankCode: "1A", bankMessage: "Authentification forte refusée" };
}

async function requireAttempt(c: Context<SandboxEnv>): Promise<Attempt> {
  const token = c.req.param("token") ?? "";
  const db = c.get("db");
  const payment = await db.query.payments.findFirst({
    where: eq(payments.gatewayToken, token),
    with: { order: true },
  });
  if (!payment) throw new HTTPException(404, { message: "Ce paiement n’existe pas." });
  return { token, payment, order: await reloadOrder(c, payment.order) };
}

async function requireOpen(c: Context<SandboxEnv>): Promise<Attempt> {
  const attempt = await requireAttempt(c);
  if (isOpen(attempt)) return attempt;
  throw new HTTPException(409, {
    res: new Response(String(await closedPage(attempt)), {
      status: 409,
      headers: { "content-type": "text/html; charset=utf-8" },
    }),
  });
}

function isOpen({ payment: { state, decided } }: Attempt): boolean {
  return state === "processing" && decided === null;
}

function pageOf(attempt: Attempt) {
  return attempt.payment.method === "paypal" ? paypalPage(attempt) : cardPage(attempt);
}
