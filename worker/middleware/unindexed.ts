import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

const isForSearch = (type: string) => /^(text\/(html|markdown)|image\/)/.test(type);

export const unindexed = createMiddleware<AppEnv>(async function unindexed(c, next) {
  await next();
  const type = c.res.headers.get("content-type");
  const isPage = type === null || isForSearch(type);
  const isStandIn = c.req.path.startsWith("/_sandbox/") && !type?.startsWith("image/");
  if ((isPage && !isStandIn) || c.res.headers.has("x-robots-tag")) return;
  c.header("X-Robots-Tag", "noindex");
});
