import { createMiddleware } from "hono/factory";
import type { AppContext, AppEnv } from "../context.ts";

/**
 * A page whose address holds a token is stored nowhere, and its address is told to no other host. `same-origin`, since
 * forms of a page with `no-referrer` are posted with `Origin: null`, as those of a stranger.
 */
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

/** `retour` may be the address of an order. */
const tokenQueries = ["jeton", "gi-token", "retour"];
