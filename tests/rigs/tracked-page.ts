import type { TrackedEvent } from "../../shared/tracking/events.ts";
import type { CommonFields, PageTracking } from "../../shared/tracking/page-tracking.ts";

export const guest: CommonFields = {
  environment: "demo",
  entity: "store",
  country: "FR",
  store: "museau_fr",
  connection: "Non-connected",
  client: "Guest",
  subscriber: "no",
  utm: {},
  abtests: [],
};

export const pageViewOf = (
  path: string,
  query: Record<string, string> = {},
): Extract<TrackedEvent, { name: "page_view" }> => ({
  name: "page_view",
  data: { name: "product", path, query, status: 200 },
});

export const trackedPage = (changes: Partial<PageTracking> = {}): PageTracking => ({
  granted: ["marketing", "tags"],
  events: [pageViewOf("/produits/a/")],
  common: guest,
  marketing: { url: "https://marketing.example/", appName: "museau-fr-FR", locale: "fr-FR" },
  tags: { id: "GTM-MUSEAU1", url: "https://tags.example" },
  ...changes,
});

export function memoryStorage(): Storage {
  const held: Record<string, string> = {};
  return Object.setPrototypeOf(held, {
    getItem: (key: string) => (Object.hasOwn(held, key) ? held[key] : null),
    setItem(key: string, value: string) {
      held[key] = value;
    },
    removeItem(key: string) {
      delete held[key];
    },
    clear() {
      for (const key of Object.keys(held)) delete held[key];
    },
    get length() {
      return Object.keys(held).length;
    },
  });
}
