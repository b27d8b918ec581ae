import type { Purpose } from "../../shared/consent/consent.ts";
import { consentValue } from "../../shared/consent/consent.ts";
import * as clock from "../../shared/time/clock.ts";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import type { EventCatalogue, EventName } from "../../shared/tracking/events.ts";
import type { PageTracking } from "../../shared/tracking/page-tracking.ts";
import { documentData } from "./page-html.ts";
import { type Visitor, visitor } from "./visitor.ts";

export function allow(browser: Visitor, ...purposes: Purpose[]): Visitor {
  const value = consentValue({ purposes, day: dayInParis(clock.date()), proof: "p" });
  browser.cookies.set("__Host-consent", value);
  return browser;
}

export const allowing = (...purposes: Purpose[]): Visitor =>
  allow(visitor(), ...(purposes.length > 0 ? purposes : (["marketing", "measurement", "ads"] as const)));

export async function trackingOf(browser: Visitor, path: string): Promise<PageTracking | undefined> {
  const { html } = await browser.visit(path);
  return documentData(html).tracking;
}

export function sent<Name extends EventName>(
  tracking: PageTracking | undefined,
  wanted: Name,
): EventCatalogue[Name][] {
  const all = tracking?.events ?? [];
  return all.flatMap(({ name, data }) => (name === wanted ? [data as EventCatalogue[Name]] : []));
}

export const namesIn = (tracking: PageTracking | undefined) => tracking?.events.map(({ name }) => name);
