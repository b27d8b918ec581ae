import { createMiddleware } from "hono/factory";
import type { AppContext, AppEnv } from "../context.ts";

/** `same-origin`, because forms of a page with `no-referrer` are posted with `Origin: null`. */
export const secretAddresses = createMiddleware<AppEnv>(async function secretAddresses(c, next) {
  await next();
  if (!holdsToken(c)) return;
  c.header("Referrer-Policy", "same-origin");
  c.header("Cache-Control", "no-store");
});

function holdsToken(c: AppContext): boolean {
  const params = c.get("match")?.params ?? {};
  return (
    tokenParams.some((name) => Object.hasOwn(params, name)) ||
    tokenQueries.some((name) => c.req.query(name) !== undefined)
  );
}

const tokenParams = ["order", "forgotPassword"];

const tokenQueries = ["jeton", "gi-token", "retour"];
