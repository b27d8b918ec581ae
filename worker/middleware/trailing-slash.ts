import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { namesFile } from "./locate.ts";

/** Every address ends with a slash: others are sent there, query kept (spec 2). A file's name stays as it is. */
export const trailingSlash = createMiddleware<AppEnv>(async function trailingSlash(c, next) {
  const url = new URL(c.req.url);
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (!isRead || c.get("payload") || url.pathname.endsWith("/") || namesFile(url.pathname)) return next();
  url.pathname += "/";
  return c.redirect(url.href, 301);
});
