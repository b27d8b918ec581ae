import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { grantedIn, pageTracking } from "../tracking/page-tracking.ts";

/** What a page tells is above the floor that renders pages. */
export const tracking = createMiddleware<AppEnv>(async function tracking(c, next) {
  c.set("trackingOf", (page) => pageTracking(c, page));
  // A document asks for its customer in any case; behind a payload's loader it would be a round more.
  if (c.var.payload && grantedIn(c).length > 0) void c.var.session.customer();
  await next();
});
