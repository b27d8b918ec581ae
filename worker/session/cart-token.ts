import type { AppContext } from "../context.ts";
import { clearCookie, isCartToken, readCookies, writeCookie, yearInSeconds } from "./cookies.ts";

export function saveCartToken(c: AppContext, token: string): void {
  c.var.session.cartToken = token;
  writeCookie(c, "cartToken", token, yearInSeconds);
}

const newFor = 600;

/**
 * Two simultaneous first additions create two carts, and the later response overwrites the first cookie. A
 * second cookie with a random name keeps the other cart.
 */
export function saveNewCart(c: AppContext, token: string): void {
  saveCartToken(c, token);
  clearCookie(c, "newCart-*");
  writeCookie(c, "newCart-*", token, newFor, crypto.randomUUID().slice(0, 8));
}

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
