import { and, eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { HTTPException } from "hono/http-exception";
import * as z from "zod/mini";
import { formatMoney } from "../../shared/money/money.ts";
import { href } from "../../shared/routes.ts";
import { withGatewayOutcome } from "../../shared/subscription/payment/gateway-outcome.ts";
import * as clock from "../../shared/time/clock.ts";
import type { PaymentOutcome } from "../database/schema/orders.ts";
import { payments } from "../database/schema/orders.ts";
import type { Card } from "../database/schema/subscriptions.ts";
import { type Order, reloadOrder } from "../ecommerce/order-store.ts";
import { applyOutcome } from "../ecommerce/payment-outcome.ts";
import { totalsOf } from "../ecommerce/prices.ts";
import type { SandboxEnv } from "../env.ts";
import { readInput } from "../html/form.ts";
import {
  authenticationPage,
  cardPage,
  closedPage,
  type GatewayRequest,
  paypalPage,
  timeoutPage,
} from "./gateway-pages.ts";
import { readCard } from "./test-cards.ts";

const notification = z._default(z.enum(["before", "after", "held"]), "before");
const cardFields = z.object({ number: z.string(), expiry: z.string(), notification });
const decision = z.object({ decision: z.enum(["accept", "refuse"]), notification });

interface Attempt {
  token: string;
  payment: typeof payments.$inferSelect;
  order: Order;
}

export const gateway = new Hono<SandboxEnv>()
  .get("/:token", async (c) => {
    const attempt = await requireAttempt(c);
    return c.html(isOpen(attempt) ? pageOf(attempt) : closedPage({ back: backOf(attempt) }));
  })
  .post("/:token", async (c) => {
    const attempt = await requireOpen(c);
    const sent = await readInput(c, cardFields);
    const reading = readCard(sent, clock.date());
    if ("problem" in reading) return c.html(cardPage(requestOf(attempt), reading.problem), 422);
    const { answer, card } = reading;
    if (answer.state === "timeout") return c.html(timeoutPage(requestOf(attempt)), 504);
    await keepCard(c, attempt, { card, isAuthenticating: answer.state === "authentication" });
    if (answer.state === "authentication") {
      return c.html(authenticationPage(requestOf(attempt), sent.notification));
    }
    return settle(c, attempt, answer, sent.notification);
  })
  .post("/:token/decision", async (c) => {
    const attempt = await requireOpen(c);
    const { method, isAuthenticating } = attempt.payment;
    if (method !== "paypal" && !isAuthenticating) {
      return c.html(cardPage(requestOf(attempt), "Indiquez d’abord votre carte."), 422);
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

async function keepCard(
  c: Context<SandboxEnv>,
  { token }: Attempt,
  kept: { card: Card; isAuthenticating: boolean },
): Promise<void> {
  await c.get("db").update(payments).set(kept).where(eq(payments.gatewayToken, token));
}

const lateness = 2000;

async function settle(
  c: Context<SandboxEnv>,
  attempt: Attempt,
  outcome: PaymentOutcome,
  when: z.infer<typeof notification>,
): Promise<Response> {
  const db = c.get("db");
  const { token } = attempt;
  if (when === "before") await applyOutcome(c, token, outcome);
  else {
    const [decided] = await db
      .update(payments)
      .set({ decided: outcome })
      .where(and(eq(payments.gatewayToken, token), eq(payments.state, "processing")))
      .returning();
    if (decided && when === "after") c.executionCtx.waitUntil(later(() => applyOutcome(c, token, outcome)));
  }
  return c.redirect(backOf(attempt, outcome), 303);
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
    res: new Response(String(await closedPage({ back: backOf(attempt) })), {
      status: 409,
      headers: { "content-type": "text/html; charset=utf-8" },
    }),
  });
}

function isOpen({ payment: { state, decided } }: Attempt): boolean {
  return state === "processing" && decided === null;
}

function pageOf(attempt: Attempt) {
  const { method, isAuthenticating, returnPath } = attempt.payment;
  const request = requestOf(attempt);
  if (isAuthenticating && returnPath !== null) return authenticationPage(request);
  return method === "paypal" ? paypalPage(request) : cardPage(request);
}

function requestOf(attempt: Attempt): GatewayRequest {
  const { token, order, payment } = attempt;
  const amount = formatMoney(payment.amount ?? totalsOf(order).total);
  return {
    address: `/_sandbox/paiement/${token}`,
    subject: html`Commande ${order.number}`,
    amount,
    submit: `Payer ${amount}`,
    confirmed: `ce paiement de ${amount} à Museau`,
    confirm: "Confirmer le paiement",
    back: backOf(attempt),
    mayBeLate: true,
  };
}

const outcomes = { completed: "accepte", failed: "refuse", cancelled: "abandonne" } as const;

function backOf({ order, payment }: Attempt, outcome?: PaymentOutcome): string {
  const { returnPath } = payment;
  if (returnPath === null) return href("commande-order", { order: order.tokenValue });
  return outcome ? withGatewayOutcome(returnPath, outcomes[outcome.state]) : returnPath;
}
