import type { EventItem, TrackedEvent } from "../../../shared/tracking/events.ts";
import type { CommonFields } from "../../../shared/tracking/page-tracking.ts";

/** Amounts are in euros, not in cents. */
export interface Ga4Event {
  name: string;
  params: Record<string, unknown>;
}

export interface Ga4Page {
  common: CommonFields;
  address: string;
  referrer: string;
  title: string;
}

export function ga4Event(event: TrackedEvent, page: Ga4Page): Ga4Event {
  switch (event.name) {
    case "page_view": {
      const { name, path, status } = event.data;
      const { address, referrer, title } = page;
      return {
        name: "page_view",
        params: {
          page_location: address,
          page_referrer: referrer,
          page_path: path,
          page_title: title,
          page_name: name,
          status,
          ...fieldsOf(page.common),
        },
      };
    }
    case "view_item":
      return { name: event.name, params: goods([event.data.item]) };
    case "view_cart":
    case "add_to_cart":
    case "remove_from_cart":
    case "begin_checkout":
      return { name: event.name, params: goods(event.data.items) };
    case "purchase": {
      const { order, total, tax, shipping, fees, coupons, items } = event.data;
      return {
        name: "purchase",
        params: {
          transaction_id: order,
          ...goods(items),
          // Google's `value` excludes delivery.
          value: euros(total - shipping - fees),
          ...(tax !== null && { tax: euros(tax) }),
          shipping: euros(shipping),
          ...(coupons.length > 0 && { coupon: coupons.join(",") }),
        },
      };
    }
    case "search":
      return { name: "search", params: { search_term: event.data.query, results: event.data.results } };
    case "exit_intent": {
      const { action, target } = event.data;
      return { name: event.name, params: { ...(action && { action }), ...(target && { link_url: target }) } };
    }
    default:
      return { name: event.name, params: { ...event.data } };
  }
}

/** An allow-list: no field that identifies the customer may reach Google. */
function fieldsOf({ environment, entity, country, store, connection, client, subscriber }: CommonFields) {
  return { environment, entity, country, store, connection, client, subscriber };
}

/** `value` is after discounts and without delivery; absent if a price is unknown. */
function goods(items: readonly EventItem[]) {
  const cents = items.reduce(
    (sum, { price, quantity, discount = 0 }) => sum + (price ?? Number.NaN) * quantity - discount,
    0,
  );
  return {
    currency: "EUR",
    ...(Number.isInteger(cents) && { value: euros(cents) }),
    items: items.map((item, index) => ga4Item(item, index)),
  };
}

/** `price` is after the discount; `price` and `discount` are per unit. */
function ga4Item(item: EventItem, index: number) {
  const { sku, variant, name, price, quantity, discount = 0, interval, list } = item;
  const off = quantity > 0 ? Math.round(discount / quantity) : 0;
  return {
    item_id: sku,
    item_name: name,
    index,
    ...(variant && { item_variant: variant }),
    ...(list && { item_list_id: list }),
    ...(price !== null && { price: euros(price - off) }),
    ...(off > 0 && { discount: euros(off) }),
    quantity,
    /** Days. */
    subscription_interval: interval,
  };
}

const euros = (cents: number) => cents / 100;
