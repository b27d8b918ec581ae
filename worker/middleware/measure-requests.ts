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
import type { AppContext, AppEnv } from "../context.ts";
import { isMeasured } from "../session/measured.ts";
import { versionOf, writePoints } from "../upstream/measures.ts";

/**
 * One point an answer, and what the request noted besides; nothing of crawlers. How often and how fast the shop answers
 * is told of everybody, what visitors do only of those who do not object.
 */
export const measureRequests = createMiddleware<AppEnv>(async function measureRequests(c, next) {
  const points: DataPoint[] = [];
  const own = versionOf(c.env);
  c.set("measure", (point, version = own) => {
    if (point.kind === "request" || isMeasured(c)) points.push(toDataPoint(point, version));
  });
  const start = Date.now();
  await next();
  if (isbot(c.req.header("user-agent"))) return;
  for (const point of requestPoints(c, Date.now() - start)) c.var.measure(point);
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  if (points.length > 0) writePoints(c.env, points, { waitUntil, log: c.var.log });
});

/** Undefined for files, for the stand-ins' pages and for what asks whether the shop is well. */
function answerOf(c: AppContext): AnswerKind | undefined {
  const { path } = c.req;
  if (/^\/(?:_sandbox|health)(?:\/|$)/.test(path)) return undefined;
  if (path.startsWith("/api/")) return path === measuresPath ? undefined : "api";
  // A request that fails before it is located was on its way to a page.
  if (c.get("payload") === undefined && c.res.status < 500) return undefined;
  return c.get("payload") ? "payload" : "document";
}

function* requestPoints(c: AppContext, ms: number): Iterable<MeasuredPoint> {
  const answer = answerOf(c);
  if (!answer) return;
  const { status } = c.res;
  const route = answer === "api" ? routePath(c) : (c.get("match")?.route.key ?? noRoute);
  yield { kind: "request", route, answer, status, fault: status >= 500 || c.get("fault") === true, ms };
  if (answer === "document" && status === 200 && beginsVisit(c)) yield { kind: "visit", route };
}

/** Without a cookie: a page that no page of the shop has led to. */
const beginsVisit = ({ req }: AppContext): boolean =>
  req.method === "GET" &&
  req.header("sec-fetch-dest") === "document" &&
  req.header("sec-fetch-site") !== "same-origin";
