import type { AppContext } from "../context.ts";

/** Says with a 503 after how many seconds another try is worth it. */
export function comeBackLater(c: AppContext, seconds = 60): void {
  c.header("Retry-After", String(seconds));
  c.header("Cache-Control", "no-store");
}
