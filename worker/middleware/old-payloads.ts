import { createMiddleware } from "hono/factory";
import { payloadSuffix } from "../../shared/routes.ts";
import type { AppEnv } from "../context.ts";

/** Open tabs of a release from before documents ask for a page's data here; without it they load the page. */
export const oldPayloads = createMiddleware<AppEnv>(async function oldPayloads(c, next) {
  if (!c.req.path.endsWith(`/${payloadSuffix}`)) return next();
  return c.body(null, 410, { "Cache-Control": "no-store" });
});
