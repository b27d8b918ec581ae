import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/**
 * A first request may come before the browser knows of Strict-Transport-Security. A path that begins with two slashes is
 * refused before: `//host/` in a redirect is another host.
 */
export const httpsOnly = createMiddleware<AppEnv>(async function httpsOnly(c, next) {
  const url = new URL(c.req.url);
  if (url.pathname.startsWith("//")) return c.text("Not Found", 404);
  if (url.protocol === "https:" || isLocal(url.hostname)) return next();
  url.protocol = "https:";
  return c.redirect(url.href, 308);
});

/** Without a certificate: this machine, and hosts that are addresses. */
const isLocal = (hostname: string): boolean => /^(?:.+\.)?localhost$|^[\d.]+$|^\[/.test(hostname);
