import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { clearTrackers, hasTraces } from "./clear-trackers.ts";

/** Consent also ends by the browser's signal, by age or by a new text, without an answer. */
export const endedConsent = createMiddleware<AppEnv>(async function endedConsent(c, next) {
  const { granted } = c.var.consent;
  if (c.req.method === "GET" && hasTraces(c, granted)) clearTrackers(c, granted);
  await next();
});
