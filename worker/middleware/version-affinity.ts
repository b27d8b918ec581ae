import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { readCookie, writeCookie } from "../session/cookies.ts";

/** So few that no visitor is told from others, so many that shares of the traffic come out even. */
const places = 1000;

/**
 * During a canary, gives the browser a place among all visitors for as long as it is open: a rule of the zone sends it as
 * `Cloudflare-Workers-Version-Key`, and the visitor stays with one version (docs/decisions/074-releases.md).
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
