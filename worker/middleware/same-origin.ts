import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

export const sameOrigin = createMiddleware<AppEnv>(async function sameOrigin(c, next) {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  const origin = c.req.header("origin");
  const fetchSite = c.req.header("sec-fetch-site");
  const ours = origin ? origin === new URL(c.req.url).origin : fetchSite === "same-origin";
  if (!ours) return c.text("Forbidden", 403);
  await next();
});
