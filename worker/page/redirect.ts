import type { AppContext } from "../context.ts";
import { payloadResponse } from "./payload.ts";

export function redirectTo(c: AppContext, to: string, status: 301 | 302 | 303): Response | Promise<Response> {
  if (c.var.payload) return payloadResponse(c, { redirect: to });
  if (status === 301) c.header("Cache-Control", "private, max-age=300");
  else c.header("Cache-Control", "no-store");
  return c.redirect(to, status);
}
