import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { timing } from "hono/timing";
import { measuresPath } from "../shared/measure/report.ts";
import { formatSize } from "../shared/text/format-size.ts";
import { translator } from "../shared/text/translator.ts";
import { account } from "./account/area.ts";
import { address } from "./address/area.ts";
import { animal } from "./animal/area.ts";
import { apiOf, middlewareOf, screensOf, webhooksOf } from "./area.ts";
import { cart } from "./cart/area.ts";
import { catalogue } from "./catalogue/area.ts";
import { checkout } from "./checkout/area.ts";
import { consent } from "./consent/area.ts";
import { contact } from "./contact/area.ts";
import { content } from "./content/area.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { contract } from "./contract/area.ts";
import { country } from "./country/area.ts";
import { Misconfigured } from "./env.ts";
import { guard } from "./guards.ts";
import { guide } from "./guide/area.ts";
import { marketing } from "./marketing/area.ts";
import { bots } from "./middleware/bots.ts";
import { configuration } from "./middleware/configuration.ts";
import { consent as visitorConsent } from "./middleware/consent.ts";
import { country as chosenCountry } from "./middleware/country.ts";
import { endedSession } from "./middleware/ended-session.ts";
import { formPosts } from "./middleware/form-posts.ts";
import { httpsOnly } from "./middleware/https-only.ts";
import { locate } from "./middleware/locate.ts";
import { maintenance } from "./middleware/maintenance.ts";
import { measureRequests } from "./middleware/measure-requests.ts";
import { receiveMeasures } from "./middleware/measures.ts";
import { missingFiles } from "./middleware/missing-files.ts";
import { oldPayloads } from "./middleware/old-payloads.ts";
import { outages } from "./middleware/outages.ts";
import { prefetches } from "./middleware/prefetches.ts";
import { preview } from "./middleware/preview.ts";
import { redirectRules } from "./middleware/redirect-rules.ts";
import { renderer } from "./middleware/renderer.tsx";
import { receiveReports, reportsPath } from "./middleware/reports.ts";
import { requestIds, requestLog } from "./middleware/request-log.ts";
import { sameOrigin } from "./middleware/same-origin.ts";
import { sandboxPages } from "./middleware/sandbox-pages.ts";
import { secretAddresses } from "./middleware/secret-addresses.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { session } from "./middleware/session.ts";
import { settings } from "./middleware/settings.ts";
import { shell } from "./middleware/shell.ts";
import { testClock } from "./middleware/test-clock.ts";
import { tracking } from "./middleware/tracking.ts";
import { trailingSlash } from "./middleware/trailing-slash.ts";
import { unindexed } from "./middleware/unindexed.ts";
import { versionAffinity } from "./middleware/version-affinity.ts";
import { newsletter } from "./newsletter/area.ts";
import { order } from "./order/area.ts";
import { plainErrorPage } from "./page/error/plain-error-page.ts";
import { workerTexts } from "./page/texts.ts";
import { isJson, wantsJson } from "./page/wants-json.ts";
import { pages, respondWithFailure } from "./pages.ts";
import { personal } from "./personal/area.ts";
import { popup } from "./popup/area.ts";
import { recall } from "./recall/area.ts";
import { search } from "./search/area.ts";
import { shops } from "./shops/area.ts";
import { showcase } from "./showcase/area.ts";
import { releaseFiles } from "./site-files/release-files.ts";
import { siteFiles } from "./site-files/site-files.ts";
import { sponsorship } from "./sponsorship/area.ts";
import { subscription } from "./subscription/area.ts";
import { UpstreamError } from "./upstream/upstream-error.ts";

const t = translator(workerTexts);

const areas = [
  catalogue,
  content,
  search,
  cart,
  checkout,
  account,
  address,
  order,
  sponsorship,
  subscription,
  animal,
  guide,
  personal,
  shops,
  contact,
  contract,
  recall,
  newsletter,
  country,
  consent,
  marketing,
  popup,
  showcase,
];

/** docs/request-lifecycle.md explains the order of these middlewares. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const screenOf = screensOf(areas);

  app.post("/_sandbox/now", testClock);
  app.use(
    timing({ totalDescription: "" }),
    requestIds,
    requestLog,
    measureRequests,
    httpsOnly,
    configuration,
    visitorConsent,
    preview,
    secretAddresses,
    securityHeaders,
    unindexed,
    oldPayloads,
  );
  app.all("/_sandbox/*", sandboxPages);
  app.get("/assets/*", releaseFiles);
  for (const path of ["/sitemap.xml", "/sitemaps/*", "/llms.txt"]) app.use(path, settings);
  app.route("/", siteFiles());
  app.use("/api/webhooks/*", bodyUpTo(256_000));
  app.route("/api/webhooks", webhooksOf(areas));
  app.use(reportsPath, bodyUpTo(16_000));
  app.post(reportsPath, receiveReports);
  app.use(measuresPath, sameOrigin, bodyUpTo(16_000));
  app.post(measuresPath, receiveMeasures);

  app.use(settings, prefetches, session, endedSession, chosenCountry);
  app.use("/api/*", outages, sameOrigin, bodyUpTo(16_000));
  app.route("/api", apiOf(areas));

  app.use(versionAffinity, locate, formPosts(screenOf), bots, shell, tracking, trailingSlash, renderer);
  app.use(maintenance(guard, screenOf), redirectRules, missingFiles);
  for (const middleware of middlewareOf(areas)) app.use(middleware);
  app.all("*", pages(screenOf));

  app.onError(failed);
  return app;
}

const bodyUpTo = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuseBody(c, maxSize) });

function refuseBody(c: AppContext, maxSize: number): Response {
  const message = t("tooLarge", { bound: formatSize(maxSize) });
  c.header("Cache-Control", "no-store");
  return wantsJson(c) || isJson(c.req) ? c.json({ message }, 413) : c.text(message, 413);
}

async function failed(error: Error, c: AppContext): Promise<Response> {
  if (error instanceof HTTPException) return error.getResponse();
  c.var.log?.error("request failed", error);
  const status = error instanceof UpstreamError || error instanceof Misconfigured ? 503 : 500;
  const isForPrograms = /^\/(?:api|health|builds)(?:\/|$)/.test(c.req.path);
  const canRender = c.get("complete") !== undefined && !isForPrograms;
  if (canRender) return respondWithFailure(c, error).catch(() => plainErrorPage(c, 500));
  return isForPrograms || wantsJson(c) ? c.json({ message: t("failed") }, status) : plainErrorPage(c, status);
}
