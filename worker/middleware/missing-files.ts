import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { redirectTo } from "../page/redirect.ts";
import { gone } from "../upstream/content/content.ts";
import { namesFile } from "./locate.ts";

/** Existing files are served before the worker: what comes here has moved, or is answered in one line. */
export const missingFiles = createMiddleware<AppEnv>(async function missingFiles(c, next) {
  if (!namesFile(c.req.path)) return next();
  const moved = await c.get("redirectRule");
  if (typeof moved === "string") return redirectTo(c, moved, 301);
  const [status, reason] = moved === gone ? ([gone, "Gone"] as const) : ([404, "Page Not Found"] as const);
  return c.text(`${reason}: ${c.req.path}\n`, status, {
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex, nofollow",
  });
});
