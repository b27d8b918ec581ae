import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { matchRoute } from "../../shared/match-route.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { createLog } from "../log.ts";
import { type CookieName, readCookie } from "../session/cookies.ts";

/** Cloudflare's id where there is one; an id sent by the visitor is not logged. */
export const requestIds = requestId({
  headerName: "",
  generator: (c) => c.req.header("cf-ray") ?? crypto.randomUUID(),
});

export const requestLog = createMiddleware<AppEnv>(async function requestLog(c, next) {
  const { requestId } = c.var;
  const log = createLog(requestId, () => secretsOf(c));
  c.set("log", log);
  const start = Date.now();
  await next();
  c.res.headers.set("X-Request-Id", requestId);
  log.info("request", {
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Date.now() - start,
    bot: c.get("bot") ?? false,
  });
});

/** Services quote them in their own words: "Order … was not found". */
function secretsOf(c: AppContext): string[] {
  const { order, forgotPassword } = (c.get("match") ?? matchRoute(c.req.path))?.params ?? {};
  const cookies = secretCookies.map((name) => readCookie(c, name));
  return [order, forgotPassword, ...cookies].filter(
    (secret) => secret !== undefined && secret.length > 7,
  ) as string[];
}

const secretCookies = ["jwtTokenRaw", "refreshToken", "cartToken"] satisfies CookieName[];
