import { createMiddleware } from "hono/factory";
import { isUsableCart } from "../../shared/order/order.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { addLine, inCartTurn } from "../order/cart-writes.ts";
import { withSingleSamples } from "../order/samples.ts";
import { forgetNewCarts, newCartsBeside } from "../session/cart-token.ts";
import { isVisit } from "../session/visit.ts";
import { UpstreamError } from "../upstream/http.ts";

/**
 * Two first additions at the same moment (two tabs without a common lock, or without scripts) open two carts: the first
 * request after both takes the lines of one over into the other. After a failure the next request tries again.
 */
export const joinNewCarts = createMiddleware<AppEnv>(async function joinNewCarts(c, next) {
  const others = newCartsBeside(c);
  if (others.length > 0 && isVisit(c)) {
    try {
      await inCartTurn(c, async () => {
        for (const other of others) await takeOver(c, other);
      });
      forgetNewCarts(c);
    } catch (error) {
      c.var.log.error("new carts not joined", error);
    }
  }
  await next();
});

/** Moves one line at a time, so that a retry after a failure finds moved lines gone from the other cart. */
async function takeOver(c: AppContext, other: string): Promise<void> {
  const { ecommerce, session } = c.var;
  const from = await ecommerce.cart(other).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.refused) return undefined;
    throw error;
  });
  if (!from || !isUsableCart(from) || !session.cartToken) return;
  let into = await ecommerce.cart(session.cartToken);
  for (const { id, variant, quantity, subscriptionInterval } of from.items) {
    if (quantity === null || subscriptionInterval === null) continue;
    into = await addLine(c, into, { variantCode: variant.code, quantity, subscriptionInterval });
    await ecommerce
      .removeItem(other, id)
      .catch((error: unknown) => c.var.log.error("joined line not removed", error));
  }
  await withSingleSamples(c, into);
  await ecommerce
    .deleteCart(other)
    .catch((error: unknown) => c.var.log.error("empty cart not deleted", error));
}
