import type { AppContext } from "../context.ts";
import { clearCookie, isCartToken, readCookies, writeCookie, yearInSeconds } from "./cookies.ts";

export function saveCartToken(c: AppContext, token: string): void {
  c.var.session.cartToken = token;
  writeCookie(c, "cartToken", token, yearInSeconds);
}

const newFor = 600;

/** A token has no exclamation mark. */
const filledUp = "!";

/**
 * Two simultaneous first additions create two carts, and the later response overwrites the first cookie. A
 * second cookie with a random name keeps the other cart.
 * @param isFilledUp repeating the request adds nothing
 */
export function saveNewCart(c: AppContext, token: string, isFilledUp: boolean): void {
  saveCartToken(c, token);
  clearCookie(c, "newCart-*");
  const value = isFilledUp ? token + filledUp : token;
  writeCookie(c, "newCart-*", value, newFor, crypto.randomUUID().slice(0, 8));
}

const mostNewCarts = 4;

export interface NewCart {
  token: string;
  isFilledUp: boolean;
}

/** Undefined unless the present cart is new, too. */
export function newCartsBeside(c: AppContext): { own: NewCart; others: NewCart[] } | undefined {
  const all = new Map<string, NewCart>();
  for (const value of readCookies(c, "newCart-*")) {
    const isFilledUp = value.endsWith(filledUp);
    const token = isFilledUp ? value.slice(0, -filledUp.length) : value;
    if (isCartToken(token)) all.set(token, { token, isFilledUp });
  }
  const own = all.get(c.var.session.cartToken ?? "");
  // Forged cookies must not multiply the calls.
  const others = [...all.values()].filter((cart) => cart !== own).slice(0, mostNewCarts);
  return own && others.length > 0 ? { own, others } : undefined;
}

export const forgetNewCarts = (c: AppContext): void => clearCookie(c, "newCart-*");

export function clearCartToken(c: AppContext): void {
  delete c.var.session.cartToken;
  clearCookie(c, "cartToken");
  clearCookie(c, "newCart-*");
}
