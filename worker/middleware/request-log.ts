import { assets } from "virtual:client-assets";
import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import { matchRoute } from "../../shared/match-route.ts";
import { noRoute, toDataPoint } from "../../shared/measure/points.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { createLog, type LogFields } from "../log.ts";
import { type RequestFigures, RequestRecord, recordRequest } from "../request-record.ts";
import { type CookieName, readCookie } from "../session/cookies.ts";
import { versionOf, writePoints } from "../upstream/measures.ts";
import { toErrorTracker } from "./error-tracker.ts";
import { loggedRoute } from "./logged-route.ts";

/** Trusts only Cloudflare's id, because a visitor can send any request id header. */
export const requestIds = requestId({
  headerName: "",
  generator: (c) => {
    const ray = c.req.header("cf-ray") ?? "";
    return /^[\da-f]{16}(?:-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
  },
});

export const requestLog = createMiddleware<AppEnv>(async function requestLog(c, next) {
  const { requestId } = c.var;
  const log = createLog(requestId, () => secretsOf(c), toErrorTracker(c));
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
    trace: record.traceId,
    ...made,
    ...record.take(),
  });
  record.whenIdle(tellLateCalls(c.env, c.executionCtx, requestId, start, { route, ...made }));
});

/** Must not reference the request, or workerd never frees the request and its response. */
function tellLateCalls(
  env: Env,
  context: AppContext["executionCtx"],
  requestId: string,
  start: number,
  { route, ...made }: LogFields & { route: string },
) {
  const log = createLog(requestId);
  return ({ calls }: RequestFigures) => {
    if (!calls) return;
    log.info("late calls", { route, ...made, ms: Math.round(performance.now() - start), calls });
    const point = toDataPoint({ kind: "late calls", route: noRoute, calls }, versionOf(env));
    writePoints(env, [point], { waitUntil: (work) => context.waitUntil(work), log });
  };
}

function secretsOf(c: AppContext): string[] {
  const { order, forgotPassword } = (c.get("match") ?? matchRoute(c.req.path))?.params ?? {};
  const cookies = secretCookies.map((name) => readCookie(c, name));
  return [order, forgotPassword, ...cookies].filter(
    (secret) => secret !== undefined && secret.length > 7,
  ) as string[];
}

const secretCookies = ["jwtTokenRaw", "refreshToken", "cartToken"] satisfies CookieName[];
