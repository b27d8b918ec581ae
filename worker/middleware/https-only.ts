import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/** A path that starts with `//` is refused first: in a redirect it would name another host. */
export const httpsOnly = createMiddleware<AppEnv>(async function httpsOnly(c, next) {
  const url = new URL(c.req.url);
  if (url.pathname.startsWith("//")) return c.text("Not Found", 404);
  if (url.protocol === "https:" || isLocal(url.hostname)) return next();
  url.protocol = "https:";
  return c.redirect(url.href, 308);
});

const isLocal = (hostname: string): boolean => /^(?:.+\.)?localhost$|^[\d.]+$|^\[/.test(hostname);
