import type { AppContext, AppRequest } from "../../context.ts";
import { readCookie, writeCookie } from "../cookies.ts";

export function isPrefetch(req: AppRequest): boolean {
  const purpose = req.header("sec-purpose") ?? req.header("purpose") ?? req.header("x-moz") ?? "";
  return /prefetch|prerender/i.test(purpose);
}

/** False for HEAD and for a prefetch, which is then not kept. Call only if a one-time side effect is due. */
export function isVisit(c: AppContext): boolean {
  if (c.req.method === "HEAD") return false;
  if (!isPrefetch(c.req)) return true;
  c.set("awaitsVisit", true);
  return false;
}

export function isFirstOfVisit(c: AppContext): boolean {
  const matters = c.get("settings").features.has("returning-customer") && c.get("session").loggedIn;
  if (!matters || readCookie(c, "visit") || !isVisit(c)) return false;
  writeCookie(c, "visit", "begun");
  return true;
}
