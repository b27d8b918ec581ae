import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { readConsent } from "../shared/consent/consent.ts";
import * as clock from "../shared/time/clock.ts";
import { dayInParis } from "../shared/time/wall-clock.ts";
import type { SandboxEnv } from "./env.ts";

/**
 * Only for the record: a service on another host would not see the shop's cookie, so nothing may act on it.
 */
export function consentOfCall(c: Context<SandboxEnv>) {
  // Browsers refuse the `__Host-` prefix over http.
  const value = getCookie(c, "__Host-consent") ?? getCookie(c, "consent");
  const answer = readConsent(value, dayInParis(clock.date()));
  return { purposes: answer?.purposes ?? null, refusedBySignal: c.req.header("sec-gpc") === "1" };
}
