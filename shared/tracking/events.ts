/** Spec 3 and 7, issue of the catalogue: docs/events.md. Amounts are whole cents, tax included. */
export interface EventCatalogue {
  /** Spec 7: path and the parameters that are no campaign's; `name` is "Error page" on error pages (spec 2). */
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
  /** Of a link to another host; empty where the pointer left or the page was scrolled up (spec 4). */
  exit_intent: { action?: "click"; target?: string };
  /** The difference between the segments of a test was seen. */
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
  /** Eight digits (spec 5). */
  variant: string | null;
  name: string;
  /** Of one, in cents; null where it is unknown. */
  price: number | null;
  quantity: number;
  /** What promotions and coupons take off all of them, in cents; absent without any. */
  discount?: number | undefined;
  /** Days; 0 bought once. */
  interval: number;
  /** Where it was put into the cart (`sourceItemList`). */
  list?: string | undefined;
}

export interface EventPurchase {
  /** The order's number. */
  order: string;
  /** What was paid, with delivery and fees. */
  total: number;
  tax: number | null;
  shipping: number;
  /** Service fees. */
  fees: number;
  coupons: readonly string[];
  items: readonly EventItem[];
}
