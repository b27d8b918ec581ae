import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import type { AppContext, Services } from "../../context.ts";
import { NotFound } from "../../page/page.ts";
import { isCartToken } from "../../session/cookies.ts";
import { endSession } from "../../session/open-session.ts";
import { UpstreamError } from "../../upstream/upstream-error.ts";

/** @throws NotFound for others' orders, or UpstreamError; cookies of two customers end the session */
export async function ownOrder(c: AppContext, token: string): Promise<CheckoutOrder> {
  if (!isCartToken(token)) throw new NotFound(c.req.path);
  const order = await c.var.ecommerce.order(token).catch((error: unknown) => {
    throw error instanceof UpstreamError && error.refused ? new NotFound(c.req.path) : error;
  });
  const owner = order.customerId;
  if (owner ? owner === c.var.session.customerId : isOwnUnnamed(c.var, order)) return order;
  if (owner && (await isOfAnother(c.var))) endSession(c);
  throw new NotFound(c.req.path);
}

export function ownOrderOnce(c: AppContext, token: string): Promise<CheckoutOrder> {
  const known = c.get("orderRead");
  if (known?.token === token) return known.order;
  const order = ownOrder(c, token);
  c.set("orderRead", { token, order });
  return order;
}

async function isOfAnother({ ecommerce, session }: Services<"ecommerce" | "session">): Promise<boolean> {
  const { customerId } = session;
  if (!customerId) return false;
  return ecommerce.customer(customerId).then(
    () => false,
    (error: unknown) => error instanceof UpstreamError && error.refused,
  );
}

function isOwnUnnamed(
  { session }: Services<"session">,
  { token, state, isCustomerTold }: CheckoutOrder,
): boolean {
  return state === "cart" ? token === session.cartToken : !isCustomerTold && session.loggedIn;
}
