import { noSubscription } from "../../../shared/frequency/frequency.ts";
import { isUsableCart, type OrderItem } from "../../../shared/order/order.ts";
import type { AppContext, Services } from "../../context.ts";
import { changeLine, inCartTurn, removeLine } from "./cart-writes.ts";

export async function oneOffLine(
  { ecommerce, session }: Services<"ecommerce" | "session">,
  code: string,
): Promise<OrderItem | undefined> {
  const token = session.cartToken;
  if (!token) return undefined;
  const cart = await ecommerce.cart(token);
  return isUsableCart(cart)
    ? cart.items.find(
        ({ variant, subscriptionInterval }) =>
          variant.code === code && subscriptionInterval === noSubscription,
      )
    : undefined;
}

export const keepInCart = (c: AppContext, code: string, most: number): Promise<number | null> =>
  inCartTurn(c, async () => {
    const line = await oneOffLine(c.var, code);
    const token = c.var.session.cartToken;
    if (!line || !token || line.quantity === null) return null;
    const rest = Math.max(0, Math.min(most, line.quantity));
    if (rest === line.quantity) return rest;
    if (rest === 0) await removeLine(c.var, token, line.id);
    else await changeLine(c.var, token, line.id, { quantity: rest, subscriptionInterval: noSubscription });
    return rest;
  });
