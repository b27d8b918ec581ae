import { eq } from "drizzle-orm";
import { Hono } from "hono";
import * as z from "zod/mini";
import { payments as paymentTable } from "../database/schema/orders.ts";
import type { SandboxEnv } from "../env.ts";
import { apiPath, iri } from "./iri.ts";
import { findOrderById, requireOrder } from "./order-store.ts";
import { paymentMethodOf } from "./payment-methods.ts";
import { applyOutcome } from "./payment-outcome.ts";
import { openAttempt, requireOpenPayment } from "./payments.ts";
import { invalid, notFound } from "./problems.ts";
import { linkedData, readBody } from "./request.ts";
import { randomToken } from "./tokens.ts";

const payload = z.object({ target_path: z.string(), after_path: z.string() });

const wish = z.object({ paymentId: z.int(), paymentMethodCode: z.string(), payload });

/** Version 2.0 has these calls in place of the configuration of a payment. */
export const orderPaymentRequests = new Hono<SandboxEnv>().post("/:token/payment-requests", async (c) => {
  const order = await requireOrder(c);
  const asked = await readBody(c, wish);
  const payment = requireOpenPayment(order, String(asked.paymentId));
  if (payment.method !== asked.paymentMethodCode) {
    throw invalid({ path: "", message: "Ce moyen de paiement n’est pas celui du paiement." });
  }
  const of = { order: order.tokenValue, ...payment, payload: asked.payload };
  if (paymentMethodOf(payment.method)?.instructions)
    return linkedData(c, requestJson({ ...of, hash: randomToken(), state: "completed" }), 201);
  const hash = payment.gatewayToken ?? (await openAttempt(c, payment));
  return linkedData(c, requestJson({ ...of, hash, state: "processing" }), 201);
});

export const paymentRequests = new Hono<SandboxEnv>()
  .get("/:hash", async (c) =>
    linkedData(c, requestJson(await requireRequest(c.get("db"), c.req.param("hash")))),
  )
  .put("/:hash", async (c) => {
    const hash = c.req.param("hash");
    const { payload: told } = await readBody(c, z.object({ payload }));
    const before = await requireRequest(c.get("db"), hash);
    if (before.state !== "processing") throw notFound();
    if (before.decided) await applyOutcome(c, hash, before.decided);
    return linkedData(c, requestJson({ ...(await requireRequest(c.get("db"), hash)), payload: told }));
  });

async function requireRequest(db: SandboxEnv["Variables"]["db"], hash: string) {
  const payment = await db.query.payments.findFirst({ where: eq(paymentTable.gatewayToken, hash) });
  const order = payment && (await findOrderById(db, payment.orderId));
  if (!payment || !order) throw notFound();
  return { ...payment, hash, order: order.tokenValue, payload: null };
}

interface Request {
  id: number;
  hash: string;
  order: string;
  method: string | null;
  state: string;
  payload: object | null;
}

function requestJson({ id, hash, order, method, state, payload: told }: Request) {
  const isPending = state === "processing";
  return {
    "@context": `${apiPath}/contexts/PaymentRequest`,
    "@id": iri("payment-requests", hash),
    "@type": "PaymentRequest",
    hash,
    state,
    action: "capture",
    payload: told,
    responseData: isPending ? { url: `/_sandbox/paiement/${hash}` } : [],
    payment: `${iri("orders", order)}/payments/${id}`,
    method: method && iri("payment-methods", method),
  };
}
