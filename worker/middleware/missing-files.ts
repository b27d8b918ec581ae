import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { redirectTo } from "../page/redirect.ts";
import { namesFile } from "./locate.ts";

/**
 * The files that exist were served before the worker was asked: what comes here is an old address that may have moved,
 * or nothing (a file of an earlier build, a robot's guess), which is said in one line and without a page.
 */
export const missingFiles = createMiddleware<AppEnv>(async function missingFiles(c, next) {
  if (!namesFile(c.req.path)) return next();
  const moved = await c.get("redirectRule");
  if (moved) return redirectTo(c, moved, 301);
  return c.text(`Page Not Found: ${c.req.path}\n`, 404, {
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
  });
});
