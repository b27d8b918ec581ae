import { assets } from "virtual:client-assets";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { Purpose } from "../../shared/consent/consent.ts";
import type { AppContext, AppEnv } from "../context.ts";
import type { Configuration } from "../env.ts";
import { consentedSources } from "../session/consented-sources.ts";
import { botCheckSources } from "./bot-check-sources.ts";
import { reportsPath } from "./reports.ts";
import { isStandIn } from "./sandbox-pages.ts";

/** One nonce per answer. In development the dev server's socket and inline styles are allowed. */
export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  const headers = headersOf(c);
  let own: string | null = null;
  await headers(c, async () => {
    await next();
    if (c.req.path.startsWith(sandboxPictures)) own = c.res.headers.get(policyHeader);
  });
  if (own) c.header(policyHeader, own);
});

const policyHeader = "Content-Security-Policy";

/** SVG pictures can be opened alone: their own policy is stricter. */
const sandboxPictures = "/_sandbox/pictures/";

/** By what is granted, and by who renders the page. */
const headersByConfiguration = new WeakMap<Configuration, Map<string, MiddlewareHandler>>();

function headersOf(c: AppContext): MiddlewareHandler {
  const { configuration, consent } = c.var;
  const known = headersByConfiguration.get(configuration) ?? new Map<string, MiddlewareHandler>();
  headersByConfiguration.set(configuration, known);
  const isOurs = !assets.dev && !isStandIn(c);
  const key = `${isOurs} ${consent.granted.join()}`;
  const headers = known.get(key) ?? headersFor(configuration, consent.granted, isOurs);
  known.set(key, headers);
  return headers;
}

/**
 * Which scripts may run: docs/decisions/062-script-sources.md.
 *
 * @param isOurs false for pages of the stand-ins and of the dev server, which know no nonce and no trusted types
 */
function headersFor(
  configuration: Configuration,
  granted: readonly Purpose[],
  isOurs: boolean,
): MiddlewareHandler {
  const { picturesUrl, pictureHosts, mapTilesUrl, embedHosts, botCheck, paymentPages, upload } =
    configuration;
  const consented = consentedSources(configuration, granted);
  const pictures = [...originOf(picturesUrl), ...pictureHosts.map((host) => `https://${host}`)];
  const checks = botCheckSources(botCheck);
  const calls = [...checks.calls, ...originOf(upload.url), ...consented.calls];
  const frames = [...embedHosts.map((host) => `https://${host}`), ...checks.frames, ...consented.scripts];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: isOurs
        ? [NONCE, "'strict-dynamic'"]
        : ["'self'", NONCE, ...checks.scripts, ...consented.scripts],
      ...(isOurs && {
        requireTrustedTypesFor: ["'script'"],
        // Tags bring policies of any name along, where the visitor has allowed them.
        ...(consented.scripts.length === 0 && { trustedTypes: ["default", ...checks.policies] }),
      }),
      styleSrc: assets.dev ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      imgSrc: ["'self'", "data:", ...pictures, ...originOf(mapTilesUrl), ...consented.scripts],
      fontSrc: ["'self'"],
      connectSrc: assets.dev ? ["'self'", "ws:", ...calls] : ["'self'", ...calls],
      frameSrc: frames.length ? frames : ["'none'"],
      manifestSrc: ["'self'"],
      // Browsers also check the redirect after a form post: placing an order redirects to the gateway.
      formAction: ["'self'", ...paymentPages.flatMap(originOf)],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      // The first is read by browsers that do not know the second.
      reportUri: reportsPath,
      reportTo: reportGroup,
    },
    reportingEndpoints: [{ name: reportGroup, url: reportsPath }],
    strictTransportSecurity: "max-age=31536000; includeSubDomains",
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginResourcePolicy: "same-site",
    permissionsPolicy: { camera: [], microphone: [], geolocation: ["self"], payment: [] },
  });
}

const reportGroup = "shop";

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
