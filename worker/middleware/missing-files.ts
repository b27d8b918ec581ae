import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { setRetryAfter } from "../page/error/retry-after.ts";
import { redirectTo } from "../page/redirect.ts";
import { gone, unknownRule } from "../upstream/content/redirect-rules.ts";
import { namesFile } from "./locate.ts";

const missing = {
  404: [404, "Page Not Found"],
  [gone]: [gone, "Gone"],
  [unknownRule]: [unknownRule, "Service Unavailable"],
} as const;

export const missingFiles = createMiddleware<AppEnv>(async function missingFiles(c, next) {
  if (!namesFile(c.req.path)) return next();
  const moved = await c.get("redirectRule");
  if (typeof moved === "string") return redirectTo(c, moved, 301);
  if (moved === unknownRule) setRetryAfter(c);
  const [status, reason] = missing[moved ?? 404];
  return c.text(`${reason}: ${c.req.path}\n`, status, {
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
  });
});
