import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { clearTrackers, hasTraces } from "./clear-trackers.ts";

/** A yes also ends by the browser's signal, by its age and by another text: no answer clears what it left. */
export const endedConsent = createMiddleware<AppEnv>(async function endedConsent(c, next) {
  const { granted } = c.var.consent;
  if (c.req.method === "GET" && hasTraces(c, granted)) clearTrackers(c, granted);
  await next();
});
