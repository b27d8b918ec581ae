import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";

/** A call that a service in trouble cannot answer says when to ask again, as pages do. */
export const outages = createMiddleware<AppEnv>(async function outages(c, next) {
  await next();
  if (c.res.status === 503 && !c.res.headers.has("Retry-After")) setRetryAfter(c);
});
