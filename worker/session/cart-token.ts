import type { AppContext } from "../context.ts";
import { clearCookie, isCartToken, readCookies, writeCookie, yearInSeconds } from "./cookies.ts";

export function saveCartToken(c: AppContext, token: string): void {
  c.var.session.cartToken = token;
  writeCookie(c, "cartToken", token, yearInSeconds);
}

/** Seconds: longer than an addition takes, however slow the network. */
const newFor = 600;

/**
 * Two first additions at the same moment open a cart each, and the answer that comes last names its own. A second cookie,
 * which the other answer does not overwrite, keeps the other one from being lost. What this browser had before is not
 * of the same moment.
 */
export function saveNewCart(c: AppContext, token: string): void {
  saveCartToken(c, token);
  clearCookie(c, "newCart-*");
  writeCookie(c, "newCart-*", token, newFor, crypto.randomUUID().slice(0, 8));
}

/** Carts opened beside the one of this session. */
export function newCartsBeside(c: AppContext): string[] {
  const all = new Set(readCookies(c, "newCart-*").filter(isCartToken));
  const { cartToken } = c.var.session;
  return cartToken && all.delete(cartToken) ? [...all] : [];
}

export const forgetNewCarts = (c: AppContext): void => clearCookie(c, "newCart-*");

export function clearCartToken(c: AppContext): void {
  delete c.var.session.cartToken;
  clearCookie(c, "cartToken");
  clearCookie(c, "newCart-*");
}
