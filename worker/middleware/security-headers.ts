import { assets } from "virtual:client-assets";
import type { MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "../context.ts";
import type { Configuration } from "../env.ts";
import { botCheckSources } from "./bot-check-sources.ts";

/** One nonce per answer. In development the dev server's socket and inline styles are allowed. */
export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  const { configuration } = c.var;
  const headers = headersByConfiguration.get(configuration) ?? headersFor(configuration);
  headersByConfiguration.set(configuration, headers);
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

const headersByConfiguration = new WeakMap<Configuration, MiddlewareHandler>();

function headersFor({
  picturesUrl,
  pictureHosts,
  mapTilesUrl,
  embedHosts,
  botCheck,
  paymentPages,
}: Configuration): MiddlewareHandler {
  const pictures = [...originOf(picturesUrl), ...pictureHosts.map((host) => `https://${host}`)];
  const checks = botCheckSources(botCheck);
  const frames = [...embedHosts.map((host) => `https://${host}`), ...checks.frames];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE, ...checks.scripts],
      styleSrc: assets.dev ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      imgSrc: ["'self'", "data:", ...pictures, ...originOf(mapTilesUrl)],
      fontSrc: ["'self'"],
      connectSrc: assets.dev ? ["'self'", "ws:", ...checks.calls] : ["'self'", ...checks.calls],
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
