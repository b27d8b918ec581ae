import { createMiddleware } from "hono/factory";
import { isUsableCart } from "../../shared/order/order.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { digestOf } from "../digest.ts";
import { objectNamed } from "../durable-object.ts";
import { addLine, IntervalIgnored, inCartTurn, lineOf } from "../purchase/cart/cart-writes.ts";
import { withSingleSamples } from "../purchase/product/samples.ts";
import { forgetNewCarts, newCartsBeside } from "../session/cart-token.ts";
import { isVisit } from "../session/visitor/visit.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { inTime } from "../with-timeout.ts";

/** Two first additions at once (two tabs, or no scripts) open two carts; the next request merges them. */
export const joinNewCarts = createMiddleware<AppEnv>(async function joinNewCarts(c, next) {
  const carts = newCartsBeside(c);
  if (carts && isVisit(c)) {
    const { own, others } = carts;
    try {
      await inCartTurn(c, async () => {
        for (const { token, isFilledUp } of others) await takeOver(c, token, own.isFilledUp || isFilledUp);
      });
      forgetNewCarts(c);
    } catch (error) {
      c.var.log.error("new carts not joined", error);
    }
  }
  await next();
});

/**
 * Moves one line at a time and remembers each, so that a line whose removal failed is not added twice.
 * @param isFilledUp one of both carts was filled up: a line of the same rhythm counts instead of being added to
 */
async function takeOver(c: AppContext, other: string, isFilledUp: boolean): Promise<void> {
  const { ecommerce, session } = c.var;
  const from = await ecommerce.cart(other).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.refused) return undefined;
    throw error;
  });
  if (!from || !isUsableCart(from) || !session.cartToken) return;
  let into = await ecommerce.cart(session.cartToken);
  for (const { id, variant, quantity, subscriptionInterval } of from.items) {
    if (quantity === null || subscriptionInterval === null) continue;
    const move = await beginMove(c, `${other} ${id}`);
    const held = lineOf(into, variant.code);
    const isSameWish = isFilledUp && held?.subscriptionInterval === subscriptionInterval;
    // A quantity that cannot be read counts as enough.
    const missing = isSameWish ? quantity - (held.quantity ?? quantity) : quantity;
    if ((move.isFirst || !held) && missing > 0) {
      try {
        into = await addLine(c.var, into, {
          variantCode: variant.code,
          quantity: missing,
          subscriptionInterval,
        });
      } catch (error) {
        if (isUndone(error)) await move.forget();
        throw error;
      }
    }
    await ecommerce
      .removeItem(other, id)
      .catch((error: unknown) => c.var.log.error("joined line not removed", error));
  }
  await withSingleSamples(c.var, into);
  await ecommerce
    .deleteCart(other)
    .catch((error: unknown) => c.var.log.error("empty cart not deleted", error));
}

/** Milliseconds. Must exceed the time for which the browser keeps naming the other cart. */
const remembered = 60 * 60_000;

/** If the durable object does not answer, every attempt counts as the first. */
async function beginMove(c: AppContext, line: string) {
  try {
    const turn = objectNamed(c.env, c.env.TURNS, await digestOf(`moved line ${line}`));
    const isFirst = await inTime(turn.isFirst(remembered));
    const forget = () =>
      inTime(turn.forget()).catch((error: unknown) => c.var.log.error("move not forgotten", error));
    return { isFirst, forget };
  } catch (error) {
    c.var.log.error("move not remembered", error);
    return { isFirst: true, forget: async () => {} };
  }
}

const isUndone = (error: unknown): boolean =>
  error instanceof IntervalIgnored
    ? error.cart !== undefined
    : error instanceof UpstreamError && !error.isDoubtful;
