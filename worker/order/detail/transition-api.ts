import { Hono } from "hono";
import { orderHref } from "../../../shared/order/list/order-pages.ts";
import type { AppEnv } from "../../context.ts";
import { laterEvents, orderLogbook } from "../../nutrition/order-logbook.ts";
import { sendTransition } from "../../nutrition/transition-file.ts";
import { NotFound } from "../../page/page.ts";
import { followUp } from "../../purchase/order/follow-up.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { isCartToken } from "../../session/cookies.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";
import { leaveFileNotice } from "./file-notice.ts";

export const orderTransitionApi = new Hono<AppEnv>().get("/:order/transition", async (c) => {
  const token = c.req.param("order");
  c.header("Cache-Control", "no-store");
  // The parameter is decoded: a "../" would send the customer's token to another API call.
  if (!isCartToken(token)) return c.json({ message: "Not Found" }, 404);
  if (!c.var.session.loggedIn) return c.redirect(orderHref(token), 302);
  try {
    const order = await ownOrder(c, token);
    if (order.state === "cart") throw new NotFound(c.req.path);
    const logbook = await orderLogbook(c, order, followUp(c.var, order));
    if (!logbook) throw new NotFound(c.req.path);
    return await sendTransition(c, { ...logbook.transition, subject: token, later: laterEvents(logbook) });
  } catch (error) {
    if (error instanceof NotFound) return c.json({ message: "Not Found" }, 404);
    if (!(error instanceof UpstreamError) || error.status === 401) throw error;
    c.var.log.error("transition not sent", error);
    leaveFileNotice(c, "transition.failed");
    return c.redirect(orderHref(token), 303);
  }
});
