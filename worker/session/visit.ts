import type { AppContext } from "../context.ts";
import { readCookie, writeCookie } from "./cookies.ts";

export function isPrefetch(c: AppContext): boolean {
  const purpose = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? c.req.header("x-moz") ?? "";
  return /prefetch|prerender/i.test(purpose);
}

/** False for HEAD and prefetch: those must change nothing. */
export function isVisit(c: AppContext): boolean {
  return c.req.method !== "HEAD" && !isPrefetch(c);
}

/** For the redirect of returning customers (readings, home); a visit ends with the browser session. */
export function isFirstOfVisit(c: AppContext): boolean {
  const matters = c.get("settings").features.has("returning-customer") && c.get("session").loggedIn;
  if (!matters || !isVisit(c) || readCookie(c, "visit")) return false;
  writeCookie(c, "visit", "begun");
  return true;
}
