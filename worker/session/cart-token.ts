import type { AppContext } from "../context.ts";
import { clearCookie, writeCookie, yearInSeconds } from "./cookies.ts";

export function saveCartToken(c: AppContext, token: string): void {
  c.var.session.cartToken = token;
  writeCookie(c, "cartToken", token, yearInSeconds);
}

export function clearCartToken(c: AppContext): void {
  delete c.var.session.cartToken;
  clearCookie(c, "cartToken");
}
