import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { isbot } from "isbot";
import { type CountedLine, countedLine } from "../../shared/measure/lines.ts";
import {
  type AnswerKind,
  type DataPoint,
  type MeasuredPoint,
  noRoute,
  toDataPoint,
} from "../../shared/measure/points.ts";
import { measuresPath } from "../../shared/measure/report.ts";
import type { AppContext, AppEnv, AppRequest } from "../context.ts";
import type { Log, LogFields } from "../log.ts";
import { currentRecord } from "../request-record.ts";
import { isMeasured } from "../session/visitor/measured.ts";
import { versionOf, writePoints } from "../upstream/measures.ts";

/**
 * Speed is measured for everybody except crawlers, visits only if the visitor has not objected; counted lines of the
 * log, for everybody.
 */
export const measureRequests = createMiddleware<AppEnv>(async function measureRequests(c, next) {
  const points: DataPoint[] = [];
  const own = versionOf(c.env);
  const { log } = c.var;
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const write = (some: readonly DataPoint[]) => writePoints(c.env, some, { waitUntil, log });
  const lines = new Lines((point) => write([toDataPoint(point, own)]));
  let fault = false;
  let tellFault = () => {};
  const error: Log["error"] = (...line) => {
    log.error(...line);
    lines.add(line[0], line[2]);
    if (!fault) tellFault();
    fault = true;
  };
  const warn: Log["warn"] = (...line) => {
    log.warn(...line);
    lines.add(...line);
  };
  c.set("log", { ...log, warn, error });
  c.set("measure", (point, version = own) => {
    if (point.kind === "request" || isMeasured(c)) points.push(toDataPoint(point, version));
  });
  const start = performance.now();
  await next();
  const counted = lines.take().map((point) => toDataPoint(point, own));
  if (!isbot(c.req.header("user-agent"))) {
    fault ||= c.res.status >= 500;
    const met = { ms: Math.round(performance.now() - start), fault, calls: currentRecord()?.calls };
    for (const point of requestPoints(c, met)) {
      c.var.measure(point);
      if (point.kind !== "request") continue;
      const { route } = point;
      tellFault = () => write([toDataPoint({ kind: "fault", route, fault: true }, own)]);
    }
    counted.unshift(...points);
  }
  if (counted.length > 0) write(counted);
});

type LinePoint = Extract<MeasuredPoint, { kind: "line" }>;

/** Collects the lines of a request as one point per text and detail; what is logged after the answer is told at once. */
class Lines {
  #points: Map<string, LinePoint> | undefined = new Map();
  readonly #tell: (point: LinePoint) => void;

  constructor(tell: (point: LinePoint) => void) {
    this.#tell = tell;
  }

  add(event: string, fields: LogFields = {}): void {
    const name = countedLine(event);
    if (!name) return;
    const message = detailOf(name, fields);
    const point = { kind: "line", route: noRoute, name, message, weight: 1 } as const;
    const key = `${name}|${message}`;
    const weight = (this.#points?.get(key)?.weight ?? 0) + 1;
    if (this.#points) this.#points.set(key, { ...point, weight });
    else this.#tell(point);
  }

  take(): LinePoint[] {
    const points = [...(this.#points?.values() ?? [])];
    this.#points = undefined;
    return points;
  }
}

/** Names of our own only, because a line may quote a visitor. */
function detailOf(name: CountedLine, { limit, service }: LogFields): string {
  if (name === "too often" || name === "long limit not known") return String(limit);
  return name === "content not loaded" ? String(service) : "";
}

function answerOf(c: AppContext): AnswerKind | undefined {
  const { path } = c.req;
  if (/^\/(?:_sandbox|health)(?:\/|$)/.test(path)) return undefined;
  if (path.startsWith("/api/")) return path === measuresPath ? undefined : "api";
  if (c.get("complete") === undefined && c.res.status < 500) return undefined;
  return c.req.header("Purpose") === "exchange" ? "part" : "document";
}

type Met = Pick<Extract<MeasuredPoint, { kind: "request" }>, "ms" | "fault" | "calls">;

function* requestPoints(c: AppContext, met: Met): Iterable<MeasuredPoint> {
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
