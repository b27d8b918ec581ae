import { createMiddleware } from "hono/factory";
import { getMimeType } from "hono/utils/mime";
import type { AppEnv } from "../context.ts";
import { inTime } from "../with-timeout.ts";

/** Hashed files of earlier releases, for open tabs; this build's files never reach the worker. */
export const releaseFiles = createMiddleware<AppEnv>(async function releaseFiles(c, next) {
  const file = await inTime(c.env.RELEASE_FILES.get(c.req.path.slice(1)), 5000).catch((error: unknown) => {
    c.var.log.error("file of another release not readable", error);
    return null;
  });
  if (!file) return next();
  // wrangler uploads these files without a content type.
  c.header("Content-Type", getMimeType(c.req.path) ?? "application/octet-stream");
  c.header("Cache-Control", "public, max-age=31536000, immutable");
  c.header("Cross-Origin-Resource-Policy", "same-site");
  return c.body(file.body);
});
