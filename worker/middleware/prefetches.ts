import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/** The browser asks again at the click, so a page with a one-time side effect refuses its prefetch. */
export const prefetches = createMiddleware<AppEnv>(async function prefetches(c, next) {
  await next();
  if (!c.var.awaitsVisit || c.req.header("Sec-Purpose") === undefined) return;
  // Hono would otherwise copy the page's headers to the new response.
  c.res = undefined;
  c.res = new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
});
