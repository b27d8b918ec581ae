import { Hono } from "hono";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { orderFileTexts } from "../../../shared/order/detail/order-file.texts.ts";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, AppEnv } from "../../context.ts";
import { NotFound } from "../../page/page.ts";
import { followUp } from "../../purchase/order/follow-up.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { isCartToken } from "../../session/cookies.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { leaveFileNotice } from "./file-notice.ts";

const t = translator(orderFileTexts);

export const invoiceApi = new Hono<AppEnv>().get("/:order/invoice", async (c) => {
  const token = c.req.param("order");
  c.header("Cache-Control", "no-store");
  // The parameter is decoded: a "../" would send the customer's token to another API call.
  if (!isCartToken(token)) return c.json({ message: "Not Found" }, 404);
  if (!c.var.session.loggedIn) return c.redirect(orderHref(token), 302);
  const file = c.var.ecommerce.invoice(token);
  file.catch(() => {}); // Awaited below, unless the order is not the customer's.
  try {
    const order = await ownOrder(c, token);
    if (order.state === "cart") throw new NotFound(c.req.path);
    return await file.then(
      (pdf) => sendFile(c, pdf, order.number ?? token),
      (error: unknown) => refuseFile(c, order, error),
    );
  } catch (error) {
    if (error instanceof NotFound) return c.json({ message: "Not Found" }, 404);
    return refuse(c, token, error);
  }
});

function sendFile(c: AppContext, file: Uint8Array<ArrayBuffer>, number: string): Response {
  const name = t("invoice.fileName", { number: number.replace(/[^\w-]+/g, "-") });
  c.header("Content-Type", "application/pdf");
  c.header("Content-Disposition", `attachment; filename="${name}.pdf"`);
  return c.body(file);
}

async function refuseFile(c: AppContext, order: CheckoutOrder, error: unknown): Promise<Response> {
  if (!(error instanceof UpstreamError) || error.status !== 404) return refuse(c, order.token, error);
  const { invoice } = await followUp(c.var, order);
  const isOverdue = invoice.kind === "ready" && invoice.isDue;
  if (isOverdue) c.var.log.error("invoice overdue", error);
  leaveFileNotice(c, isOverdue ? "invoice.overdue" : "invoice.notYet");
  return c.redirect(orderHref(order.token), 303);
}

function refuse(c: AppContext, token: string, error: unknown): Response {
  if (!(error instanceof UpstreamError) || error.status === 401) throw error;
  c.var.log.error("invoice not sent", error);
  leaveFileNotice(c, "invoice.failed");
  return c.redirect(orderHref(token), 303);
}
