import { createMiddleware } from "hono/factory";
import { matchRoute } from "../../shared/match-route.ts";
import { payloadSuffix } from "../../shared/routes.ts";
import type { AppEnv } from "../context.ts";

/** The path of the page: that of its payload is the same with one more part. */
export function pagePath(request: Request): string {
  const { pathname } = new URL(request.url);
  return isPayload(pathname) ? pathname.slice(0, -payloadSuffix.length) : pathname;
}

const isPayload = (pathname: string) => pathname.endsWith(`/${payloadSuffix}`);

/** A path whose last part has an extension: no screen has one. */
export const namesFile = (path: string) => /\.\w+$/.test(path);

/** Says which screen the address names, and whether its page or its payload is asked for. */
export const locate = createMiddleware<AppEnv>(async function locate(c, next) {
  c.set("payload", isPayload(new URL(c.req.url).pathname));
  c.set("match", matchRoute(c.req.path));
  await next();
});
