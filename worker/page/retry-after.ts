import type { AppContext } from "../context.ts";

export function setRetryAfter(c: AppContext, seconds = 60): void {
  c.header("Retry-After", String(seconds));
  c.header("Cache-Control", "no-store");
}
