import { matchRoute } from "../../shared/match-route.ts";
import { type MeasuredPoint, noRoute } from "../../shared/measure/points.ts";
import { type BrowserReport, reportSchema } from "../../shared/measure/report.ts";
import { scrubMessage } from "../../shared/measure/scrub-message.ts";
import type { AppContext } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { parseJson } from "../parse-json.ts";
import { isMeasured } from "../session/visitor/measured.ts";

/** Anybody can post here, so only known names, numbers and a scrubbed message are stored. */
export async function receiveMeasures(c: AppContext): Promise<Response> {
  c.header("Cache-Control", "no-store");
  if (!(await withinNetworkLimit(c, "MEASURES_LIMIT"))) {
    setRetryAfter(c);
    return c.json({ message: "Too Many Requests" }, 429);
  }
  const report = parseJson(await c.req.text(), reportSchema);
  if (!report) return c.json({ message: "Bad Request" }, 400);
  if (!isMeasured(c)) return c.body(null, 204);
  const { measureShare } = c.var.configuration;
  for (const point of report.points)
    if (point) c.var.measure(pointOf(point, report.build, measureShare), report.version);
  return c.body(null, 204);
}

function pointOf({ path, ...told }: BrowserReport, build: string, share: number): MeasuredPoint {
  const route = matchRoute(path)?.route.key ?? noRoute;
  if (told.kind === "error") return { ...told, route, build, message: scrubMessage(told.message) };
  return { ...told, route, weight: 1 / (share || 1) };
}
