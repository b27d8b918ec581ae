import type { AppContext } from "../context.ts";
import { originOf } from "../page/origin.ts";

export function requestedPage(c: AppContext): string | undefined {
  if (c.req.path.startsWith("/api/")) return refererPage(c);
  return c.req.path + new URL(c.req.url).search;
}

export function refererPage(c: AppContext): string | undefined {
  const referrer = c.req.header("referer") ?? "";
  const page = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return page?.origin === originOf(c) ? page.pathname + page.search : undefined;
}
