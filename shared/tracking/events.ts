/** Catalogue of tracking events; documented in docs/events.md. Amounts are whole cents with tax. */
export interface EventCatalogue {
  page_view: { name: string; path: string; query: Record<string, string>; status: number };
  view_item: { item: EventItem };
  view_cart: { items: readonly EventItem[]; total: number };
  add_to_cart: { items: readonly EventItem[] };
  remove_from_cart: { items: readonly EventItem[] };
  begin_checkout: { items: readonly EventItem[]; total: number };
  checkout_step: { step: CheckoutStepName };
  purchase: EventPurchase;
  search: { query: string; results: number };
  guide_step: { guide: string; step: string };
  /** `target` is empty if the pointer left the window or the page was scrolled up. */
  exit_intent: { action?: "click"; target?: string };
  experiment_exposure: { test: string; segment: string };
}

export const trackedEventNames = [
  "page_view",
  "view_item",
  "view_cart",
  "add_to_cart",
  "remove_from_cart",
  "begin_checkout",
  "checkout_step",
  "purchase",
  "search",
  "guide_step",
  "exit_intent",
  "experiment_exposure",
] as const satisfies readonly (keyof EventCatalogue)[];

export type EventName = (typeof trackedEventNames)[number];

export type TrackedEvent = {
  [Name in EventName]: { name: Name; data: EventCatalogue[Name] };
}[EventName];

export type CheckoutStepName = "billing" | "shipping" | "payment" | "summary";

export interface EventItem {
  sku: string;
  variant: string | null;
  name: string;
  price: number | null;
  quantity: number;
  discount?: number | undefined;
  /** Days; 0 is a one-off purchase. */
  interval: number;
  list?: string | undefined;
}

export interface EventPurchase {
  order: string;
  total: number;
  tax: number | null;
  shipping: number;
  fees: number;
  coupons: readonly string[];
  items: readonly EventItem[];
}
