import { createMiddleware } from "hono/factory";
import { matchRoute } from "../../shared/match-route.ts";
import type { AppEnv } from "../context.ts";

export const namesFile = (path: string) => /\.[a-z]\w{1,10}$/i.test(path);

export const locate = createMiddleware<AppEnv>(async function locate(c, next) {
  c.set("match", matchRoute(c.req.path));
  await next();
});
