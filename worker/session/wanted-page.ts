import type { AppContext } from "../context.ts";
import { originOf } from "../page/origin.ts";

/**
 * The page that a request is about, to come back to it after the login: its own address, or for a call the page that
 * made it. Undefined where a call does not say.
 */
export function wantedPage(c: AppContext): string | undefined {
  if (c.req.path.startsWith("/api/")) return referringPage(c);
  return c.req.path + new URL(c.req.url).search;
}

/** The page of this shop that a form or a call came from: its browser says so. */
export function referringPage(c: AppContext): string | undefined {
  const referrer = c.req.header("referer") ?? "";
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return page?.origin === originOf(c) ? page.pathname + page.search : undefined;
}
