import { createMiddleware } from "hono/factory";
import { getMimeType } from "hono/utils/mime";
import type { AppEnv } from "../context.ts";
import { inTime } from "../with-timeout.ts";

/**
 * Hashed files of other releases, which tabs that are open ask for: those of this build are served before the worker.
 * What is in neither has moved, or never was (`missing-files.ts`).
 */
export const releaseFiles = createMiddleware<AppEnv>(async function releaseFiles(c, next) {
  const file = await inTime(c.env.RELEASE_FILES.get(c.req.path.slice(1)), 5000).catch((error: unknown) => {
    c.var.log.error("file of another release not readable", error);
    return null;
  });
  if (!file) return next();
  // wrangler writes files of a list without their types.
  c.header("Content-Type", getMimeType(c.req.path) ?? "application/octet-stream");
  c.header("Cache-Control", "public, max-age=31536000, immutable");
  c.header("Cross-Origin-Resource-Policy", "same-site");
  return c.body(file.body);
});
