import type { EventName, TrackedEvent } from "../../../shared/tracking/events.ts";
import type { CommonFields, MarketingSettings } from "../../../shared/tracking/page-tracking.ts";

const accepted: readonly EventName[] = ["page_view", "view_cart", "view_item", "exit_intent"];

export const isForMarketing = ({ name }: TrackedEvent): boolean => accepted.includes(name);

interface MarketingEventParts {
  common: CommonFields;
  settings: MarketingSettings;
}

export function marketingEvent(event: TrackedEvent, { common, settings }: MarketingEventParts) {
  const { environment, entity, country, store, utm, abtests, ...visitor } = common;
  return JSON.stringify({
    event: event.name,
    app_name: settings.appName,
    environment,
    entity,
    country,
    store,
    data: event.name === "page_view" ? { ...event.data, ...visitor } : event.data,
    utm,
    abtests,
  });
}

export function marketingUrl({ url, locale }: MarketingSettings): string {
  const address = new URL(url, location.href);
  address.searchParams.set("locale", locale);
  return address.href;
}
