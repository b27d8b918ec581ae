import { Hono } from "hono";
import type { WholeCartAnswer } from "../../../shared/api/api.ts";
import type { OrderAgain } from "../../../shared/api/order-again.ts";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import { noFields } from "../../../shared/forms/form-rules.ts";
import { href } from "../../../shared/routes.ts";
import { translator } from "../../../shared/text/translator.ts";
import type { AppContext, AppEnv } from "../../context.ts";
import { form } from "../../forms/form.ts";
import { Refusal } from "../../forms/refusal.ts";
import { NotFound } from "../../page/page.ts";
import { toCart } from "../../purchase/cart/cart-view.ts";
import { rememberRepeated } from "../../purchase/checkout/repeated-order.ts";
import { ownOrder } from "../../purchase/order/own-order.ts";
import { leaveNotice, type Notice } from "../../session/notice.ts";
import { CartRefusal } from "../cart.ts";
import { cartNotices } from "../texts.ts";
import { buyAgain } from "./buy-again.ts";
import { buyAgainMessage } from "./buy-again-message.ts";
import { lastOrderAgain } from "./order-again.ts";
import { orderAtOnce } from "./order-at-once.ts";

const t = translator(cartNotices);

export const buyAgainApi = new Hono<AppEnv>()
  .get("/again", async (c) => {
    c.header("Cache-Control", "no-store");
    const again = c.var.session.loggedIn ? await lastOrderAgain(c) : null;
    return c.json({ again } satisfies { again: OrderAgain | null });
  })
  .post("/:order/buy-again", (c) => {
    c.header("Cache-Control", "no-store");
    return repeat.act(c, c.req.param("order"));
  });

const repeat = form({
  failure: "order not bought again",
  forCustomers: true,
  given: placedOrder,
  rules: () => noFields,
  act: async (c, { given: ordered }) => {
    if (!ordered) throw new Refusal("gone");
    const done = await buyAgain(c, ordered);
    const cart = done.cart ? await toCart(c, done.cart) : null;
    const { text, isComplete } = buyAgainMessage(done);
    if (done.failure) {
      throw new CartRefusal("Order not bought again", {
        text,
        verdict: "unavailable",
        cart,
        cause: done.failure,
      });
    }
    if (done.cart) rememberRepeated(c, { cart: done.cart.token, order: ordered.token });
    const begun = await orderAtOnce(c, done, ordered);
    const json: WholeCartAnswer = { cart, message: text, isComplete, added: done.added };
    if (!begun) return { json, to: href("panier"), notice: { tone: isComplete ? "success" : "info", text } };
    const notice: Notice = { tone: "info", text: begun.message };
    leaveNotice(c, notice);
    return { json: { ...json, next: begun.path }, to: begun.path, notice };
  },
  back: (c, { errors, refusal }) =>
    refusal.verdict === "gone" ? c.json({ message: "Not Found" }, 404) : toCartWith(c, errors.form.join(" ")),
  refusalBody: (refusal, errors) =>
    refusal instanceof CartRefusal ? refusal.body : { cart: null, message: errors.form.join(" ") },
  outage: async (c) => toCartWith(c, t("unavailable")),
  messages: () => ({ unavailable: t("unavailable") }),
});

async function placedOrder(c: AppContext, token: string): Promise<CheckoutOrder | undefined> {
  try {
    const order = await ownOrder(c, token);
    return order.state === "cart" ? undefined : order;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

function toCartWith(c: AppContext, text: string): Response {
  leaveNotice(c, { tone: "error", text });
  return c.redirect(href("panier"), 303);
}
