import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../context.ts";
import { asksConsent, consentOf } from "../session/visitor/consent.ts";

/** Must run before the security headers: third-party hosts enter the policy only with consent. */
export const consent = createMiddleware<AppEnv>(async function consent(c, next) {
  c.set("consent", consentOf(c));
  c.set("asksConsent", (layout) => asksConsent(c.var, layout));
  await next();
});
