import * as z from "zod/mini";
import { matchRoute } from "../../shared/match-route.ts";
import type { AppContext } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { setRetryAfter } from "../page/retry-after.ts";
import { parseJson } from "../parse-json.ts";

/** Browsers send what a policy has blocked here, of themselves: no origin, no session. */
export const reportsPath = "/api/reports";

/** Of one post. */
const mostReports = 5;

/** Anybody can send anything: words of a policy, a host and a screen are logged, and nothing in the sender's own words. */
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

/** `report-uri` (CSP level 2). */
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

/** `report-to` (Reporting API). */
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

/** A host, or a word of the browser ("inline", "eval", "trusted-types-sink"); empty for what an extension brings along. */
function sourceOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return "";
  const { protocol, host } = new URL(blocked);
  return /^(?:https?|wss?):$/.test(protocol) && /^[\w.:-]{1,100}$/.test(host) ? host : "";
}

const isOfShop = ({ directive, blocked }: Report): boolean => directive !== "" && blocked !== "";

/** The name of its route: an address may hold a token. */
const screenAt = (page: string): string | undefined =>
  URL.canParse(page) ? matchRoute(new URL(page).pathname)?.route.key : undefined;
