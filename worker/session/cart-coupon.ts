import * as z from "zod/mini";
import type { CartCoupon } from "../../shared/cart/cart.ts";
import type { AppContext } from "../context.ts";
import { clearCookie, isCartToken, readJsonCookie, writeCookie, yearInSeconds } from "./cookies.ts";

const cookieSchema = z.tuple([
  z.string().check(z.refine(isCartToken)),
  z.string().check(z.maxLength(50)),
  z.boolean(),
  z.boolean(),
]);

export function rememberCoupon(c: AppContext, { token, code, isTold, isReduced }: CartCoupon): void {
  c.var.session.cartCoupon = { token, code, isTold, isReduced };
  writeCookie(c, "cartCoupon", JSON.stringify([token, code, isTold, isReduced]), yearInSeconds);
}

export function forgetCoupon(c: AppContext): void {
  if (c.var.session.cartCoupon === null) return;
  c.var.session.cartCoupon = null;
  clearCookie(c, "cartCoupon");
}

export function couponOf(c: AppContext, cart: string): CartCoupon | undefined {
  const { cartCoupon } = c.var.session;
  if (cartCoupon === null) return undefined;
  if (cartCoupon) return cartCoupon.token === cart ? cartCoupon : undefined;
  const [token, code = "", isTold = true, isReduced = false] =
    readJsonCookie(c, "cartCoupon", cookieSchema) ?? [];
  return token === cart ? { token, code, isTold, isReduced } : undefined;
}
