import { createMiddleware } from "hono/factory";
import type { RouteMatch } from "../../shared/match-route.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { redirectTo } from "../page/redirect.ts";

type Guard = (c: AppContext, match: RouteMatch) => Promise<Response | undefined>;

/** Guards run before the maintenance page (readings, guards of screens). */
export const maintenance = (guard: Guard) =>
  createMiddleware<AppEnv>(async function maintenance(c, next) {
    const { match, settings } = c.var;
    const closed = match && settings.maintenance.some((beginning) => match.route.name.startsWith(beginning));
    if (!closed || match.route.key === "maintenance") return next();
    return (await guard(c, match)) ?? redirectTo(c, href("maintenance"), 302);
  });
