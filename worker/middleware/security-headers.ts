import { assets } from "virtual:client-assets";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { Purpose } from "../../shared/consent/consent.ts";
import type { AppContext, AppEnv } from "../context.ts";
import type { Configuration } from "../env.ts";
import { consentedSources } from "../session/visitor/consented-sources.ts";
import { botCheckSources } from "./bot-check-sources.ts";
import { reportsPath } from "./reports.ts";
import { isStandIn } from "./sandbox-pages.ts";

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

/** SVG pictures can be opened as documents, so their own policy is stricter. */
const sandboxPictures = "/_sandbox/pictures/";

const headersByConfiguration = new WeakMap<Configuration, Map<string, MiddlewareHandler>>();

function headersOf(c: AppContext): MiddlewareHandler {
  const { configuration, consent } = c.var;
  const known = headersByConfiguration.get(configuration) ?? new Map<string, MiddlewareHandler>();
  headersByConfiguration.set(configuration, known);
  const isOurs = !assets.dev && !isStandIn(c.req);
  const key = `${isOurs} ${consent.granted.join()}`;
  const headers = known.get(key) ?? headersFor(configuration, consent.granted, isOurs);
  known.set(key, headers);
  return headers;
}

/** @param isOurs false for pages of the stand-ins and the dev server, which have no nonce */
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
        // Consented tags create policies with arbitrary names.
        ...(consented.scripts.length === 0 && { trustedTypes: ["default", ...checks.policies] }),
      }),
      styleSrc: assets.dev ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      imgSrc: ["'self'", "data:", ...pictures, ...originOf(mapTilesUrl), ...consented.scripts],
      fontSrc: ["'self'"],
      connectSrc: assets.dev ? ["'self'", "ws:", ...calls] : ["'self'", ...calls],
      frameSrc: frames.length ? frames : ["'none'"],
      manifestSrc: ["'self'"],
      // Browsers apply form-action to redirects, too, and placing an order redirects to the payment gateway.
      formAction: ["'self'", ...paymentPages.flatMap(originOf)],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
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
