import type { AppContext } from "../context.ts";
import { clearCookie, writeCookie, yearInSeconds } from "./cookies.ts";

/** Makes a cart the one of this browser. */
export function keepCart(c: AppContext, token: string): void {
  c.var.session.cartToken = token;
  writeCookie(c, "cartToken", token, yearInSeconds);
}

/** Leaves the cart behind: the way out for a shopper whose cart the API cannot give, and may never give again. */
export function forgetCart(c: AppContext): void {
  delete c.var.session.cartToken;
  clearCookie(c, "cartToken");
}
