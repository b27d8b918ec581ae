import type { AppContext } from "../context.ts";
import { readCookie, writeCookie } from "./cookies.ts";

export function isPrefetch(c: AppContext): boolean {
  const purpose = c.req.header("sec-purpose") ?? c.req.header("purpose") ?? c.req.header("x-moz") ?? "";
  return /prefetch|prerender/i.test(purpose);
}

/**
 * Whether something may happen now that a page does once, such as showing a notice. Asked only where it is due: false
 * for HEAD and for a prefetch, of which nothing is then kept, so that it happens at the click.
 */
export function isVisit(c: AppContext): boolean {
  if (c.req.method === "HEAD") return false;
  if (!isPrefetch(c)) return true;
  c.set("awaitsVisit", true);
  return false;
}

/** For the redirect of returning customers (readings, home); a visit ends with the browser session. */
export function isFirstOfVisit(c: AppContext): boolean {
  const matters = c.get("settings").features.has("returning-customer") && c.get("session").loggedIn;
  if (!matters || readCookie(c, "visit") || !isVisit(c)) return false;
  writeCookie(c, "visit", "begun");
  return true;
}
