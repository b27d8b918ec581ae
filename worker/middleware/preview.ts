import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/** Keeps drafts out of caches and search engines, and lets the content system show them in a frame. */
export const preview = createMiddleware<AppEnv>(async function preview(c, next) {
  await next();
  if (!c.var.isPreview) return;
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  const policy = c.res.headers.get("Content-Security-Policy");
  const editors = new URL(c.var.configuration.contentUrl).origin;
  if (policy)
    c.header(
      "Content-Security-Policy",
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${editors}`),
    );
  c.header("X-Frame-Options", undefined);
});
