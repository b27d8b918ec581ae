import { createMiddleware } from "hono/factory";
import { formError } from "../../shared/forms/form-errors.ts";
import type { RouteMatch } from "../../shared/match-route.ts";
import { href } from "../../shared/routes.ts";
import { translator } from "../../shared/text/translator.ts";
import type { FindScreen } from "../area.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { redirectTo } from "../page/redirect.ts";
import { workerTexts } from "../page/texts.ts";
import { wantsJson } from "../page/wants-json.ts";

type Guard = (c: AppContext, match: RouteMatch) => Promise<Response | undefined>;

const t = translator(workerTexts);

export const maintenance = (guard: Guard, screenOf: FindScreen) =>
  createMiddleware<AppEnv>(async function maintenance(c, next) {
    const { match, settings } = c.var;
    const closed = match && settings.maintenance.some((beginning) => match.route.name.startsWith(beginning));
    if (!closed || match.route.key === "maintenance") return next();
    if (c.req.method === "POST") await screenOf(match.route.key).action?.onGuardRedirect?.(c, match.params);
    return (await guard(c, match)) ?? leaveClosedScreen(c);
  });

function leaveClosedScreen(c: AppContext): Response | Promise<Response> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return redirectTo(c, href("maintenance"), 302);
  if (!wantsJson(c)) return redirectTo(c, href("maintenance"), 303);
  setRetryAfter(c);
  return c.json({ errors: formError(t("closed")) }, 503);
}
