import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/**
 * The browser shows the document of a prefetch at the click, so one that does something at a visit, such as showing a
 * notice once, is not answered ahead: the browser asks again.
 */
export const prefetches = createMiddleware<AppEnv>(async function prefetches(c, next) {
  await next();
  if (!c.var.awaitsVisit || c.req.header("Sec-Purpose") === undefined) return;
  // Hono would keep the headers of the page.
  c.res = undefined;
  c.res = new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
});
