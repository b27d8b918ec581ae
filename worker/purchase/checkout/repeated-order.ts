import * as z from "zod/mini";
import type { CheckoutOrder } from "../../../shared/checkout/checkout-order.ts";
import type { AppContext } from "../../context.ts";
import { isCartToken, readJsonCookie, writeCookie } from "../../session/cookies.ts";

const token = z.string().check(z.refine(isCartToken));
const cookieSchema = z.tuple([token, token]);

export function rememberRepeated(c: AppContext, { cart, order }: { cart: string; order: string }): void {
  writeCookie(c, "repeatedOrder", JSON.stringify([cart, order]));
}

/** Token of the order whose goods this cart repeats. */
export function repeatedOrderOf(c: AppContext, { token }: Pick<CheckoutOrder, "token">): string | undefined {
  const [cart, repeated] = readJsonCookie(c, "repeatedOrder", cookieSchema) ?? [];
  return cart === token ? repeated : undefined;
}
