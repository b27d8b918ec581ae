import { createMiddleware } from "hono/factory";
import { matchRoute } from "../../shared/match-route.ts";
import { payloadSuffix } from "../../shared/routes.ts";
import type { AppEnv } from "../context.ts";

export function pagePath(request: Request): string {
  const { pathname } = new URL(request.url);
  return isPayload(pathname) ? pathname.slice(0, -payloadSuffix.length) : pathname;
}

const isPayload = (pathname: string) => pathname.endsWith(`/${payloadSuffix}`);

/** By its ending, which begins with a letter: "gamme-2.5kg" is a name. */
export const namesFile = (path: string) => /\.[a-z]\w{1,10}$/i.test(path);

export const locate = createMiddleware<AppEnv>(async function locate(c, next) {
  c.set("payload", isPayload(new URL(c.req.url).pathname));
  c.set("match", matchRoute(c.req.path));
  await next();
});
