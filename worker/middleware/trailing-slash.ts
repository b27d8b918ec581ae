import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { namesFile } from "./locate.ts";

export const trailingSlash = createMiddleware<AppEnv>(async function trailingSlash(c, next) {
  const url = new URL(c.req.url);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (!isRead || url.pathname.endsWith("/") || namesFile(url.pathname)) return next();
  url.pathname += "/";
  c.header("Cache-Control", "private, max-age=300");
  return c.redirect(url.href, 301);
});
