import { assets } from "virtual:client-assets";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { Purpose } from "../../shared/consent/consent.ts";
import type { AppEnv } from "../context.ts";
import type { Configuration } from "../env.ts";
import { consentedSources } from "../session/consented-sources.ts";
import { botCheckSources } from "./bot-check-sources.ts";

/** One nonce per answer. In development the dev server's socket and inline styles are allowed. */
export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  const headers = headersOf(c.var);
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

/** By what is granted. */
const headersByConfiguration = new WeakMap<Configuration, Map<string, MiddlewareHandler>>();

function headersOf({ configuration, consent: { granted } }: AppEnv["Variables"]): MiddlewareHandler {
  const known = headersByConfiguration.get(configuration) ?? new Map<string, MiddlewareHandler>();
  headersByConfiguration.set(configuration, known);
  const key = granted.join();
  const headers = known.get(key) ?? headersFor(configuration, granted);
  known.set(key, headers);
  return headers;
}

function headersFor(configuration: Configuration, granted: readonly Purpose[]): MiddlewareHandler {
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
      scriptSrc: ["'self'", NONCE, ...checks.scripts, ...consented.scripts],
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
    },
    strictTransportSecurity: "max-age=31536000; includeSubDomains",
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginResourcePolicy: "same-site",
    permissionsPolicy: { camera: [], microphone: [], geolocation: ["self"], payment: [] },
  });
}

function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
