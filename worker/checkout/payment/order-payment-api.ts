import { Hono } from "hono";
import type { PaymentAnswer } from "../../../shared/checkout/payment/payment-attempt.ts";
import type { AppEnv } from "../../context.ts";
import { NotFound } from "../../page/page.ts";
import { noteOpenOrder } from "../../purchase/order/open-order.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { paymentOutcomeOf } from "../../purchase/payment/payment-outcome.ts";
import { redirectToSignIn } from "../../session/redirect-to-sign-in.ts";

export const orderPaymentApi = new Hono<AppEnv>().get("/:order/payment", async (c) => {
  c.header("Cache-Control", "no-store");
  if (!c.var.session.loggedIn) return redirectToSignIn(c);
  try {
    const order = await ownOrder(c, c.req.param("order"));
    if (order.state !== "cart") noteOpenOrder(c, order);
    return c.json<PaymentAnswer>({ outcome: paymentOutcomeOf(order).kind });
  } catch (error) {
    if (error instanceof NotFound) return c.json({ message: "Not Found" }, 404);
    c.var.log.error("payment not known", error);
    return c.json({ message: "Service Unavailable" }, 503);
  }
});
