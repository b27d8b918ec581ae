import { createMiddleware } from "hono/factory";
import { href } from "../../shared/routes.ts";
import type { AppEnv } from "../context.ts";
import { redirectTo } from "../page/redirect.ts";

export const maintenance = createMiddleware<AppEnv>(async function maintenance(c, next) {
  const { match, settings } = c.var;
  const route = match?.route;
  const closed = route && settings.maintenance.some((beginning) => route.name.startsWith(beginning));
  if (closed && route.key !== "maintenance") return redirectTo(c, href("maintenance"), 302);
  await next();
});
