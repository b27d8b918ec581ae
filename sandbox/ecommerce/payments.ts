import { and, eq, isNull } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import * as clock from "../../shared/time/clock.ts";
import { orders, payments as paymentTable } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { requireAccount } from "./bearer.ts";
import { requireStep } from "./checkout-states.ts";
import { apiPath, idOf, iri } from "./iri.ts";
import { sendPaymentInstructions } from "./mails/order-mails.ts";
import { offeredMethods } from "./offered-methods.ts";
import { orderJson } from "./order-json.ts";
import { answerProcessed } from "./order-processor.ts";
import { type Order, reloadOrder, requireCart, requireOrder } from "./order-store.ts";
import { methodFaults, type PaymentMethod, paymentMethodOf } from "./payment-methods.ts";
import { applyOutcome } from "./payment-outcome.ts";
import { invalid, notFound, refuse } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { randomToken } from "./tokens.ts";

type Payment = Order["payments"][number];

const choice = z.object({ paymentMethod: z.string() });

export const payments = new Hono<SandboxEnv>()
  .get("/:token/payments/:id/methods", async (c) =>
    answerMethods(c, await requireOrder(c), c.req.param("id")),
  )
  .patch("/:token/payments/:id", async (c) => {
    const cart = await requireCart(c);
    requireStep(cart, "choosePayment");
    const { id } = requirePayment(c, cart);
    const { code: method } = await readMethod(c, cart);
    const db = c.get("db");
    await db.batch([
      db.update(paymentTable).set({ method, chosenAt: now() }).where(eq(paymentTable.id, id)),
      db.update(orders).set({ checkoutState: "payment_selected" }).where(eq(orders.id, cart.id)),
    ]);
    return answerProcessed(c, cart);
  })
  .get("/:token/payments/:id/configuration", async (c) => {
    const payment = requireOpenPayment(await requireOrder(c), c.req.param("id"));
    const instructions = paymentMethodOf(payment.method)?.instructions;
    if (instructions) return linkedData(c, { instructions });
    const gatewayToken = payment.gatewayToken ?? (await openAttempt(c, payment));
    return linkedData(c, { redirectUrl: `/_sandbox/paiement/${gatewayToken}` });
  });

export const paymentMethodList = new Hono<SandboxEnv>()
  .get("/", async (c) => {
    const { tokenValue = "", paymentId = "" } = c.req.query();
    return answerMethods(c, await requireOrder(c, tokenValue), paymentId);
  })
  .get("/:code", (c) => {
    const method = paymentMethodOf(c.req.param("code"));
    if (!method) throw notFound();
    return linkedData(c, { "@context": `${apiPath}/contexts/PaymentMethod`, ...methodJson(method) });
  });

async function answerMethods(c: Context<SandboxEnv>, order: Order, payment: string): Promise<Response> {
  requirePayment(c, order, payment);
  const offered = await offeredMethods(c.get("db"), order);
  return linkedData(c, {
    "@context": `${apiPath}/contexts/PaymentMethod`,
    "@type": "hydra:Collection",
    "hydra:member": offered.map(methodJson),
    "hydra:totalItems": offered.length,
  });
}

const methodJson = ({ isRecurring: _, ...method }: PaymentMethod) => ({
  "@id": iri("payment-methods", method.code),
  "@type": "PaymentMethod",
  ...method,
});

export const accountPayments = new Hono<SandboxEnv>().patch("/:token/payments/:id", async (c) => {
  const { customer } = requireAccount(c);
  const db = c.get("db");
  // An attempt that the gateway has decided cannot be cancelled: its outcome is applied instead.
  const { gatewayToken, decided } = requirePayment(c, await requireOrder(c));
  if (gatewayToken && decided) await applyOutcome(c, gatewayToken, decided);
  const order = await requireOrder(c);
  const payment = requirePayment(c, order);
  const hasFailed = payment.state === "failed" || payment.state === "cancelled";
  if (order.state !== "new" || !(isOpen(payment) || hasFailed)) {
    throw notFound("Ce paiement n’est pas à faire.");
  }
  const chosen = await readMethod(c, order);
  const { code: method } = chosen;
  if (payment.state === "processing" && payment.method === method) {
    return linkedData(c, orderJson(order));
  }
  // The open attempt is cancelled with its page at the gateway, so that only one can ever be paid.
  const abandoned = and(
    eq(paymentTable.id, payment.id),
    eq(paymentTable.state, "processing"),
    isNull(paymentTable.decided),
  );
  const [cancelled] = await db
    .update(paymentTable)
    .set({ state: "cancelled" })
    .where(abandoned)
    .returning({ id: paymentTable.id });
  if (cancelled || hasFailed)
    await db
      .insert(paymentTable)
      .values({ orderId: order.id, state: "new", method, chosenAt: now(), amount: payment.amount });
  else {
    const untouched = and(eq(paymentTable.id, payment.id), eq(paymentTable.state, "new"));
    await db.update(paymentTable).set({ method, chosenAt: now() }).where(untouched);
  }
  const changed = await reloadOrder(c, order);
  await sendPaymentInstructions(c, changed, customer, chosen);
  return linkedData(c, orderJson(changed));
});

const now = () => clock.date().toISOString();

export function requireOpenPayment(order: Order, id: string): Payment & { method: string } {
  const payment = order.payments.at(-1);
  const { method = null } = payment ?? {};
  if (!payment || String(payment.id) !== id || order.state !== "new" || method === null || !isOpen(payment))
    throw notFound("Ce paiement n’est pas à faire.");
  return { ...payment, method };
}

export async function openAttempt(c: Context<SandboxEnv>, { id }: Payment): Promise<string> {
  const db = c.get("db");
  const [opened] = await db
    .update(paymentTable)
    .set({ gatewayToken: randomToken(), state: "processing" })
    .where(and(eq(paymentTable.id, id), isNull(paymentTable.gatewayToken)))
    .returning();
  const attempt = opened ?? (await db.query.payments.findFirst({ where: eq(paymentTable.id, id) }));
  if (!attempt?.gatewayToken) throw notFound("Ce paiement n’existe pas.");
  return attempt.gatewayToken;
}

function isOpen({ state }: Payment): boolean {
  return state === "new" || state === "processing";
}

function requirePayment(c: Context<SandboxEnv>, order: Order, id = c.req.param("id")): Payment {
  const live = order.payments.at(-1);
  if (!live || String(live.id) !== id) throw notFound("Ce paiement n’existe pas.");
  return live;
}

async function readMethod(c: Context<SandboxEnv>, order: Order): Promise<PaymentMethod> {
  const { paymentMethod } = await readBody(c, choice);
  const method = paymentMethodOf(idOf(paymentMethod));
  if (!method)
    throw invalid({ path: "paymentMethod", message: "Choisissez l’un des moyens de paiement proposés." });
  refuse(methodFaults(order, method.code));
  return method;
}
