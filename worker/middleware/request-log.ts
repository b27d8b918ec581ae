import { assets } from "virtual:client-assets";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { matchRoute } from "../../shared/match-route.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { createLog, type LogFields } from "../log.ts";
import { type RequestFigures, RequestRecord, recordRequest } from "../request-record.ts";
import { type CookieName, readCookie } from "../session/cookies.ts";
import { versionOf } from "../upstream/measures.ts";
import { loggedRoute } from "./logged-route.ts";

/** Cloudflare's id if there is one. Without Cloudflare in front a visitor may send anything by that name. */
export const requestIds = requestId({
  headerName: "",
  generator: (c) => {
    const ray = c.req.header("cf-ray") ?? "";
    return /^[\da-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
  },
});

/** One line a request, and one more each time calls end behind its answer (docs/decisions/070-logs-and-health.md). */
export const requestLog = createMiddleware<AppEnv>(async function requestLog(c, next) {
  const { requestId } = c.var;
  const log = createLog(requestId, () => secretsOf(c));
  c.set("log", log);
  const start = performance.now();
  const record = new RequestRecord();
  await recordRequest(record, next);
  c.res.headers.set("X-Request-Id", requestId);
  const { route, path } = loggedRoute(c);
  const made = { build: assets.buildId, version: versionOf(c.env) };
  log.info("request", {
    route,
    method: c.req.method,
    path,
    status: c.res.status,
    ms: Math.round(performance.now() - start),
    bot: c.get("bot") ?? false,
    ...made,
    ...record.take(),
  });
  record.whenIdle(tellLateCalls(requestId, start, { route, ...made }));
});

/**
 * Knows nothing of the request: workerd keeps what the record leads to as long as the answer, and an answer that the
 * record leads to would never be let go.
 */
function tellLateCalls(requestId: string, start: number, fields: LogFields) {
  const log = createLog(requestId);
  return ({ calls }: RequestFigures) => {
    if (calls) log.info("late calls", { ...fields, ms: Math.round(performance.now() - start), calls });
  };
}

/** Services quote them in their own words: "Order … was not found". */
function secretsOf(c: AppContext): string[] {
  const { order, forgotPassword } = (c.get("match") ?? matchRoute(c.req.path))?.params ?? {};
  const cookies = secretCookies.map((name) => readCookie(c, name));
  return [order, forgotPassword, ...cookies].filter(
    (secret) => secret !== undefined && secret.length > 7,
  ) as string[];
}

const secretCookies = ["jwtTokenRaw", "refreshToken", "cartToken"] satisfies CookieName[];
