import { assets } from "virtual:client-assets";
import { createMiddleware } from "hono/factory";
import { NONCE, secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "../context.ts";

/**
 * A strict policy with one nonce an answer; the hosts of the configuration are the only others. In development the
 * dev server's socket and its injected styles are let in.
 */
export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  const pictures = originOf(c.var.configuration.picturesUrl);
  const headers = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", NONCE],
      styleSrc: assets.dev ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      imgSrc: ["'self'", "data:", ...pictures],
      fontSrc: ["'self'"],
      connectSrc: assets.dev ? ["'self'", "ws:"] : ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    strictTransportSecurity: "max-age=31536000; includeSubDomains",
    referrerPolicy: "strict-origin-when-cross-origin",
    xFrameOptions: "DENY",
    crossOriginResourcePolicy: "same-site",
    permissionsPolicy: { camera: [], microphone: [], geolocation: ["self"], payment: [] },
  });
  return headers(c, next);
});

/** The origin of an absolute address; a path of this site needs no entry. */
function originOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).origin] : [];
}
