import type { AppContext } from "../../context.ts";

/** @param seconds by default the period of the limits in wrangler.toml */
export function setRetryAfter(c: AppContext, seconds = 60): void {
  c.header("Retry-After", String(seconds));
  c.header("Cache-Control", "no-store");
}
