import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { pageTracking } from "../tracking/page-tracking.ts";

export const tracking = createMiddleware<AppEnv>(async function tracking(c, next) {
  c.set("trackingOf", (page) => pageTracking(c, page));
  await next();
});
