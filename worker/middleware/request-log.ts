import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { createLog } from "../log.ts";

/** Gives the request its id (in the answer as `X-Request-Id`) and logs one line of it, without its query. */
export const requestLog = createMiddleware<AppEnv>(async function requestLog(c, next) {
  const requestId = c.req.header("cf-ray") ?? crypto.randomUUID();
  const log = createLog(requestId);
  c.set("requestId", requestId);
  c.set("log", log);
  const start = Date.now();
  await next();
  c.res.headers.set("X-Request-Id", requestId);
  c.res.headers.append("Server-Timing", `app;dur=${Date.now() - start}`);
  log.info("request", {
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Date.now() - start,
    bot: c.get("bot") ?? false,
  });
});
