import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { isbot } from "isbot";
import {
  type AnswerKind,
  type DataPoint,
  type MeasuredPoint,
  noRoute,
  toDataPoint,
} from "../../shared/measure/points.ts";
import { measuresPath } from "../../shared/measure/report.ts";
import type { AppContext, AppEnv, AppRequest } from "../context.ts";
import type { Log } from "../log.ts";
import { isMeasured } from "../session/visitor/measured.ts";
import { versionOf, writePoints } from "../upstream/measures.ts";

/** Speed is measured for everybody except crawlers, visits only if the visitor has not objected. */
export const measureRequests = createMiddleware<AppEnv>(async function measureRequests(c, next) {
  const points: DataPoint[] = [];
  const own = versionOf(c.env);
  const { log } = c.var;
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const write = (some: readonly DataPoint[]) => writePoints(c.env, some, { waitUntil, log });
  let fault = false;
  let tellFault = () => {};
  const error: Log["error"] = (...line) => {
    log.error(...line);
    if (!fault) tellFault();
    fault = true;
  };
  c.set("log", { ...log, error });
  c.set("measure", (point, version = own) => {
    if (point.kind === "request" || isMeasured(c)) points.push(toDataPoint(point, version));
  });
  const start = performance.now();
  await next();
  if (isbot(c.req.header("user-agent"))) return;
  fault ||= c.res.status >= 500;
  for (const point of requestPoints(c, { ms: Math.round(performance.now() - start), fault })) {
    c.var.measure(point);
    if (point.kind !== "request") continue;
    const { route } = point;
    tellFault = () => write([toDataPoint({ kind: "fault", route, fault: true }, own)]);
  }
  if (points.length > 0) write(points);
});

function answerOf(c: AppContext): AnswerKind | undefined {
  const { path } = c.req;
  if (/^\/(?:_sandbox|health)(?:\/|$)/.test(path)) return undefined;
  if (path.startsWith("/api/")) return path === measuresPath ? undefined : "api";
  if (c.get("complete") === undefined && c.res.status < 500) return undefined;
  return c.req.header("Purpose") === "exchange" ? "part" : "document";
}

function* requestPoints(c: AppContext, met: { ms: number; fault: boolean }): Iterable<MeasuredPoint> {
  const answer = answerOf(c);
  if (!answer) return;
  const { status } = c.res;
  const route = answer === "api" ? routePath(c) : (c.get("match")?.route.key ?? noRoute);
  yield { kind: "request", route, answer, status, ...met };
  if (answer === "document" && status === 200 && beginsVisit(c.req)) yield { kind: "visit", route };
}

const beginsVisit = (req: AppRequest): boolean =>
  req.method === "GET" &&
  req.header("sec-fetch-dest") === "document" &&
  req.header("sec-fetch-site") !== "same-origin";
