import { type Consent, type Purpose, readConsent } from "../../../shared/consent/consent.ts";
import { isLegalPage } from "../../../shared/content/legal-page.ts";
import type { Layout } from "../../../shared/routes.ts";
import * as clock from "../../../shared/time/clock.ts";
import { dayInParis } from "../../../shared/time/wall-clock.ts";
import type { AppContext, Services } from "../../context.ts";
import type { Configuration } from "../../env.ts";
import { readCookie } from "../cookies.ts";

/** Global Privacy Control (`Sec-GPC: 1`) overrides an earlier consent. */
export function consentOf(c: AppContext): Consent {
  const answered = readConsent(readCookie(c, "consent"), dayInParis(clock.date()));
  const refusedBySignal = c.req.header("sec-gpc") === "1";
  return { answered, refusedBySignal, granted: refusedBySignal ? [] : (answered?.purposes ?? []) };
}

export function offeredPurposes({ marketing, tags }: Configuration): Purpose[] {
  return [
    ...(marketing.url ? ["marketing" as const] : []),
    ...(tags.id ? (["measurement", "ads"] as const) : []),
  ];
}

export function asksConsent(
  services: Services<"bot" | "configuration" | "consent" | "match">,
  layout: Layout,
): boolean {
  const { bot, consent, configuration, match } = services;
  if (bot || consent.answered || consent.refusedBySignal) return false;
  if (layout === "none" && match?.route.key !== "landing-landing") return false;
  return offeredPurposes(configuration).length > 0 && !(match && isLegalPage(match));
}
