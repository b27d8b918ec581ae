import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { asksConsent, consentOf } from "../session/consent.ts";

/** Before the security headers: hosts of third parties enter the policy with the visitor's yes alone. */
export const consent = createMiddleware<AppEnv>(async function consent(c, next) {
  c.set("consent", consentOf(c));
  c.set("asksConsent", (layout) => asksConsent(c, layout));
  await next();
});
