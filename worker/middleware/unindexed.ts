import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";

/** Pages and pictures are for search engines; what they are to leave of them, each says by itself. */
const isForSearch = (type: string) => /^(text\/(html|markdown)|image\/)/.test(type);

/** Whatever is no page (data, files for robots, the stand-ins' own pages) stays out of search engines. */
export const unindexed = createMiddleware<AppEnv>(async function unindexed(c, next) {
  await next();
  const type = c.res.headers.get("content-type");
  const isPage = type === null || isForSearch(type);
  const isStandIn = c.req.path.startsWith("/_sandbox/") && !type?.startsWith("image/");
  if ((isPage && !isStandIn) || c.res.headers.has("x-robots-tag")) return;
  c.header("X-Robots-Tag", "noindex");
});
