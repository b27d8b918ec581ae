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
import { drawnCalls, hasOddCall, isDrawn, slow } from "./drawn-calls.ts";
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
  const requestLine = createRequestLine(requestId);
  let isOdd = false;
  const noting =
    <Line extends unknown[]>(say: (...line: Line) => void) =>
    (...line: Line) => {
      isOdd = true;
      requestLine.write();
      say(...line);
    };
  c.set("log", { ...log, warn: noting(log.warn), error: noting(log.error) });
  const start = performance.now();
  const record = new RequestRecord();
  await recordRequest(record, next);
  c.res.headers.set("X-Request-Id", requestId);
  const { route, path } = loggedRoute(c);
  const made = { build: assets.buildId, version: versionOf(c.env) };
  const ms = Math.round(performance.now() - start);
  const { status } = c.res;
  isOdd ||= c.req.method !== "GET" || status >= 400 || ms > slow || hasOddCall(record.calls);
  const figures = record.take();
  requestLine.hold({
    route,
    method: c.req.method,
    path,
    status,
    ms,
    bot: c.get("bot") ?? false,
    trace: record.traceId,
    ...made,
    ...figures,
  });
  const share = c.get("configuration")?.logShare;
  if (isOdd || isDrawn(record.traceId, share)) requestLine.write();
  const request = { requestId, traceId: record.traceId, start, share, requestLine };
  record.whenIdle(tellLateCalls(c.env, c.executionCtx, request, { route, ...made }));
});

/** Holds the line until something is worth it, perhaps after the answer. Must not reference the request, as below. */
function createRequestLine(requestId: string) {
  const log = createLog(requestId);
  let held: LogFields | undefined;
  return {
    hold(fields: LogFields): void {
      held = fields;
    },
    write(): void {
      if (held) log.info("request", held);
      held = undefined;
    },
  };
}

interface LoggedRequest {
  requestId: string;
  traceId: string;
  start: number;
  share: number | undefined;
  requestLine: ReturnType<typeof createRequestLine>;
}

/** Must not reference the request, or workerd never frees the request and its response. */
function tellLateCalls(
  env: Env,
  context: AppContext["executionCtx"],
  { requestId, traceId, start, share, requestLine }: LoggedRequest,
  { route, ...made }: LogFields & { route: string },
) {
  const log = createLog(requestId);
  return ({ calls }: RequestFigures) => {
    if (!calls) return;
    if (hasOddCall(calls)) {
      requestLine.write();
      log.info("late calls", { route, ...made, ms: Math.round(performance.now() - start), calls });
    }
    const told = drawnCalls(calls, traceId, share);
    if (!told) return;
    const point = toDataPoint({ kind: "late calls", route: noRoute, calls: told }, versionOf(env));
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
