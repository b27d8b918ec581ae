import { expect, test } from "vitest";
import { type EventItem, type TrackedEvent, trackedEventNames } from "../../../shared/tracking/events.ts";
import type { CommonFields } from "../../../shared/tracking/page-tracking.ts";
import { guest } from "../../../tests/rigs/tracked-page.ts";
import { ga4Event } from "./ga4-event.ts";

/** Source: developers.google.com/analytics/devguides/collection/ga4/reference/events, November 2026. */
const required = {
  page_view: ["page_location", "page_referrer", "page_title"],
  view_item: ["currency", "value", "items"],
  view_cart: ["currency", "value", "items"],
  add_to_cart: ["currency", "value", "items"],
  remove_from_cart: ["currency", "value", "items"],
  begin_checkout: ["currency", "value", "items"],
  purchase: ["currency", "value", "transaction_id", "items"],
  search: ["search_term"],
};

const kibble: EventItem = {
  sku: "MUS-CH-ADU-POU",
  variant: "11000101",
  name: "Croquettes chien adulte – Poulet fermier & riz",
  price: 1990,
  quantity: 3,
  interval: 31,
  list: "accueil",
};
const treat: EventItem = { ...kibble, sku: "MUS-CH-FRI", variant: null, price: 10, quantity: 1, interval: 0 };

const items = [kibble, treat];
const events: TrackedEvent[] = [
  { name: "page_view", data: { name: "product", path: "/produits/a/", query: { a: "1" }, status: 200 } },
  { name: "view_item", data: { item: kibble } },
  { name: "view_cart", data: { items, total: 5980 } },
  { name: "add_to_cart", data: { items } },
  { name: "remove_from_cart", data: { items } },
  { name: "begin_checkout", data: { items, total: 5980 } },
  { name: "checkout_step", data: { step: "shipping" } },
  {
    name: "purchase",
    data: {
      order: "000012",
      total: 6160,
      tax: 1027,
      shipping: 490,
      fees: 190,
      coupons: ["NOEL", "AMI"],
      items: [
        { ...kibble, discount: 499 },
        { ...treat, discount: 1 },
      ],
    },
  },
  { name: "search", data: { query: "saumon", results: 4 } },
  { name: "guide_step", data: { guide: "food", step: "race" } },
  { name: "exit_intent", data: { action: "click", target: "https://example.org/" } },
  { name: "experiment_exposure", data: { test: "bouton", segment: "b" } },
];

const common: CommonFields = {
  ...guest,
  connection: "Connected",
  client: "Old client",
  subscriber: "yes",
  emailHashed: "c0ffee",
  abtests: [{ name: "bouton", segment: "b" }],
};

const page = {
  common,
  address: "https://museau.example/produits/a/?utm_source=x",
  referrer: "https://museau.example/",
  title: "Croquettes",
};
const sent = (name: TrackedEvent["name"]) => {
  const event = events.find((one) => one.name === name);
  if (!event) throw new Error(`no ${name}`);
  return ga4Event(event, page);
};

test("each event of the catalogue keeps its name, which is one that Google allows", () => {
  expect(events.map(({ name }) => name)).toEqual(trackedEventNames);
  for (const name of trackedEventNames) {
    expect(sent(name).name).toBe(name);
    expect(name).toMatch(/^[a-z]\w{0,39}$/);
  }
});

test.each(Object.entries(required))("%s has the parameters that the reference asks for", (name, asked) => {
  const event = events.find((one) => one.name === name);
  expect(event && Object.keys(ga4Event(event, page).params)).toEqual(expect.arrayContaining(asked));
});

test("parameters are texts and numbers, items apart", () => {
  for (const event of events) {
    const { items: goods, ...params } = ga4Event(event, page).params;
    const values = [...Object.values(params), ...(Array.isArray(goods) ? goods.flatMap(Object.values) : [])];
    for (const value of values) expect(["string", "number"]).toContain(typeof value);
  }
});

test("an item is sent under the reference's names, in euros", () => {
  expect(sent("view_item").params).toEqual({
    currency: "EUR",
    value: 59.7,
    items: [
      {
        item_id: "MUS-CH-ADU-POU",
        item_name: "Croquettes chien adulte – Poulet fermier & riz",
        item_variant: "11000101",
        item_list_id: "accueil",
        index: 0,
        price: 19.9,
        quantity: 3,
        subscription_interval: 31,
      },
    ],
  });
});

test("the value of a purchase is what was paid for its items, without delivery and fees", () => {
  expect(sent("purchase").params).toMatchObject({
    transaction_id: "000012",
    value: 54.8,
    shipping: 4.9,
    tax: 10.27,
    coupon: "NOEL,AMI",
    items: [
      { item_id: kibble.sku, price: 18.24, discount: 1.66, quantity: 3 },
      { item_id: treat.sku, price: 0.09, discount: 0.01, quantity: 1 },
    ],
  });
});

test("what a coupon takes off a cart is not in its value", () => {
  const reduced = [{ ...kibble, discount: 500 }, treat];
  const { params } = ga4Event({ name: "begin_checkout", data: { items: reduced, total: 5970 } }, page);
  expect(params.value).toBe(54.8);
  expect(params.items).toMatchObject([{ price: 18.23, discount: 1.67 }, { price: 0.1 }]);
});

test("amounts have no more than cents", () => {
  const cheap = { ...treat, price: 29, quantity: 3 };
  expect(ga4Event({ name: "view_item", data: { item: cheap } }, page).params.value).toBe(0.87);
});

test("an unknown price is left out, and the value with it", () => {
  const { params } = ga4Event({ name: "view_item", data: { item: { ...kibble, price: null } } }, page);
  expect(params).not.toHaveProperty("value");
  expect(params).not.toHaveProperty("items[0].price");
});

test("a page view says where and with what configuration, never who", () => {
  expect(sent("page_view").params).toEqual({
    page_location: page.address,
    page_referrer: page.referrer,
    page_path: "/produits/a/",
    page_title: "Croquettes",
    page_name: "product",
    status: 200,
    environment: "demo",
    entity: "store",
    country: "FR",
    store: "museau_fr",
    connection: "Connected",
    client: "Old client",
    subscriber: "yes",
  });
});

test("a search has its term, an exit its link, an exposure its test", () => {
  expect(sent("search").params).toEqual({ search_term: "saumon", results: 4 });
  expect(sent("exit_intent").params).toEqual({ action: "click", link_url: "https://example.org/" });
  expect(sent("experiment_exposure").params).toEqual({ test: "bouton", segment: "b" });
  expect(ga4Event({ name: "exit_intent", data: {} }, page).params).toEqual({});
});
