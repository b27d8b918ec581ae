import type { AppContext } from "../context.ts";
import { readCookie, writeCookie } from "./cookies.ts";

/** A page fetched before anybody asked for it: nothing may change for it. */
export function isPrefetch(c: AppContext): boolean {
  const purpose = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? c.req.header("x-moz") ?? "";
  return /prefetch|prerender/i.test(purpose);
}

/** True where somebody is going to see the answer: what is done or said once may be. */
export function isVisit(c: AppContext): boolean {
  return c.req.method !== "HEAD" && !isPrefetch(c);
}

/**
 * A customer's first page of a visit, where returning customers are sent on (readings, home); a visit lasts until the
 * browser is closed.
 */
export function isFirstOfVisit(c: AppContext): boolean {
  const matters = c.get("settings").features.has("returning-customer") && c.get("session").loggedIn;
  if (!matters || !isVisit(c) || readCookie(c, "visit")) return false;
  writeCookie(c, "visit", "begun");
  return true;
}
