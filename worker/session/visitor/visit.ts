import type { AppContext } from "../../context.ts";
import { readCookie, writeCookie } from "../cookies.ts";

export function isPrefetch(c: AppContext): boolean {
  const purpose = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? c.req.header("x-moz") ?? "";
  return /prefetch|prerender/i.test(purpose);
}

/** False for HEAD and for a prefetch, which is then not kept. Call only if a one-time side effect is due. */
export function isVisit(c: AppContext): boolean {
  if (c.req.method === "HEAD") return false;
  if (!isPrefetch(c)) return true;
  c.set("awaitsVisit", true);
  return false;
}

export function isFirstOfVisit(c: AppContext): boolean {
  const matters = c.get("settings").features.has("returning-customer") && c.get("session").loggedIn;
  if (!matters || readCookie(c, "visit") || !isVisit(c)) return false;
  writeCookie(c, "visit", "begun");
  return true;
}
