import { createMiddleware } from "hono/factory";
import { requestId } from "hono/request-id";
import type { AppEnv } from "../context.ts";
import { createLog } from "../log.ts";

/** Cloudflare's id where there is one; an id sent by the visitor is not logged. */
export const requestIds = requestId({
  headerName: "",
  generator: (c) => c.req.header("cf-ray") ?? crypto.randomUUID(),
});

export const requestLog = createMiddleware<AppEnv>(async function requestLog(c, next) {
  const { requestId } = c.var;
  const log = createLog(requestId);
  c.set("log", log);
  const start = Date.now();
  await next();
  c.res.headers.set("X-Request-Id", requestId);
  log.info("request", {
    method: c.req.method,
    path: c.req.path,
    status: c.res.status,
    ms: Date.now() - start,
    bot: c.get("bot") ?? false,
  });
});
