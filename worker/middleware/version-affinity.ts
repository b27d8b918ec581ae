import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { readCookie, writeCookie } from "../session/cookies.ts";

const places = 1000;

/**
 * A rule of the zone sends this cookie as `Cloudflare-Workers-Version-Key`, which pins the browser to a
 * version during a gradual release (docs/decisions/074-releases.md).
 */
export const versionAffinity = createMiddleware<AppEnv>(async function versionAffinity(c, next) {
  await next();
  if (
    !c.get("settings")?.canary ||
    c.get("bot") ||
    !c.res.headers.get("content-type")?.startsWith("text/html")
  )
    return;
  if (readCookie(c, "release") === undefined) writeCookie(c, "release", String(randomPlace()));
});

function randomPlace(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number % places;
}
