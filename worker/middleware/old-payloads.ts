import { createMiddleware } from "hono/factory";
import { payloadSuffix } from "../../shared/routes.ts";
import type { AppEnv } from "../context.ts";

/** Tabs of an old release request page data here; 410 makes them load the document instead. */
export const oldPayloads = createMiddleware<AppEnv>(async function oldPayloads(c, next) {
  if (!c.req.path.endsWith(`/${payloadSuffix}`)) return next();
  return c.body(null, 410, { "Cache-Control": "no-store" });
});
