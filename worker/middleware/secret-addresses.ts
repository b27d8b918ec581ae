import { createMiddleware } from "hono/factory";
import type { RouteMatch } from "../../shared/match-route.ts";
import type { AppEnv, AppRequest } from "../context.ts";

/** `same-origin`, because forms of a page with `no-referrer` are posted with `Origin: null`. */
export const secretAddresses = createMiddleware<AppEnv>(async function secretAddresses(c, next) {
  await next();
  if (!holdsToken(c.get("match"), c.req)) return;
  c.header("Referrer-Policy", "same-origin");
  c.header("Cache-Control", "no-store");
});

function holdsToken(match: RouteMatch | undefined, req: AppRequest): boolean {
  const params = match?.params ?? {};
  return (
    tokenParams.some((name) => Object.hasOwn(params, name)) ||
    tokenQueries.some((name) => req.query(name) !== undefined)
  );
}

const tokenParams = ["order", "forgotPassword"];

const tokenQueries = ["jeton", "gi-token", "retour"];
