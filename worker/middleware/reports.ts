import * as z from "zod/mini";
import { matchRoute } from "../../shared/match-route.ts";
import type { AppContext } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { parseJson } from "../parse-json.ts";

export const reportsPath = "/api/reports";

const mostReports = 5;

/** Anybody can post here, so nothing is logged in the sender's own words. */
export async function receiveReports(c: AppContext): Promise<Response> {
  c.header("Cache-Control", "no-store");
  if (!(await withinNetworkLimit(c, "REPORT_LIMIT"))) {
    setRetryAfter(c);
    return c.json({ message: "Too Many Requests" }, 429);
  }
  const reports = parseJson(await c.req.text(), bodySchema);
  if (!reports) return c.json({ message: "Bad Request" }, 400);
  for (const { page, directive, blocked } of reports.slice(0, mostReports).filter(isOfShop)) {
    c.var.log.warn("policy violated", { directive, blocked, screen: screenAt(page) });
  }
  return c.body(null, 204);
}

interface Report {
  page: string;
  directive: string;
  blocked: string;
}

const text = z.catch(z.string(), "");
const directive = z.catch(z.string().check(z.regex(/^[a-z-]{1,40}$/)), "");

const single = z.pipe(
  z.object({
    "csp-report": z.object({
      "document-uri": text,
      "effective-directive": directive,
      "violated-directive": directive,
      "blocked-uri": text,
    }),
  }),
  z.transform(({ "csp-report": report }): Report[] => [
    {
      page: report["document-uri"],
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: sourceOf(report["blocked-uri"]),
    },
  ]),
);

const several = z.pipe(
  z.array(
    z.object({
      type: text,
      body: z.catch(z.object({ documentURL: text, effectiveDirective: directive, blockedURL: text }), {
        documentURL: "",
        effectiveDirective: "",
        blockedURL: "",
      }),
    }),
  ),
  z.transform((reports): Report[] =>
    reports
      .filter(({ type }) => type === "csp-violation")
      .map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: sourceOf(body.blockedURL),
      })),
  ),
);

const bodySchema = z.union([single, several]);

function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "";
  const { protocol, host } = new URL(blocked);
  return /^(?:https?|wss?):$/.test(protocol) && /^[\w.:-]{1,100}$/.test(host) ? host : "";
}

const isOfShop = ({ directive, blocked }: Report): boolean => directive !== "" && blocked !== "";

/** Only the name of the route is logged, because the address may contain a token. */
const screenAt = (page: string): string | undefined =>
  URL.canParse(page) ? matchRoute(new URL(page).pathname)?.route.key : undefined;
