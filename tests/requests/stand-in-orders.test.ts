import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { logIn, people } from "./customer.ts";
import { askApi } from "./stand-in-api.ts";
import type { CheckoutOrder } from "./stand-in-checkout.ts";
import { askStandIns } from "./visitor.ts";

interface PlacedOrder extends Omit<CheckoutOrder, "shipments"> {
  shipments: {
    id: number;
    state: string;
    shippedAt: string | null;
    tracking: { carrier: string; code: string; url: string } | null;
  }[];
  subscription: string | null;
}

interface OrderPage {
  "hydra:member": PlacedOrder[];
  "hydra:totalItems": number;
  "hydra:view": { "hydra:next"?: string };
}

async function asMarguerite<T = PlacedOrder>(path: string) {
  const { token } = await logIn(people.marguerite.email);
  return (await askApi<T>("GET", path, undefined, { token })).body;
}

test("a sent parcel has its day, its carrier and a page to follow it on", async () => {
  const { shipments } = await asMarguerite("orders/demo-expediee");
  expect(shipments).toMatchObject([
    { state: "shipped", shippedAt: expect.stringMatching(/^20/), tracking: { carrier: "Colissimo" } },
  ]);
  const { code, url } = shipments[0]?.tracking ?? {};
  expect(url).toBe(`/_sandbox/suivi/${code}`);
});

describe("a parcel at an address of its own (Sylius)", () => {
  const speak = (dialect: string) => askStandIns("/_sandbox/dialect", { dialect });
  afterEach(() => speak("specification"));

  const parcelOf = async (person: keyof typeof people, path: (order: string, id: number) => string) => {
    const { shipments } = await asMarguerite("orders/demo-expediee");
    const { token } = await logIn(people[person].email);
    return askApi<PlacedOrder["shipments"][number]>(
      "GET",
      path("demo-expediee", shipments[0]?.id ?? 0),
      undefined,
      { token },
    );
  };
  const alone = (_: string, id: number) => `shipments/${id}`;
  const below = (order: string, id: number) => `orders/${order}/shipments/${id}`;

  test.each([
    ["1.10", alone, below],
    ["1.12", alone, below],
    ["1.13", alone, below],
    ["2.0", below, alone],
  ] as const)(
    "in %s tells its day and its number, which its order does not tell",
    async (dialect, path, other) => {
      await speak(dialect);
      expect(await parcelOf("marguerite", path)).toMatchObject({
        status: 200,
        body: {
          "@type": "Shipment",
          state: "shipped",
          shippedAt: expect.any(String),
          tracking: expect.any(String),
        },
      });
      expect((await parcelOf("marguerite", other)).status).toBeGreaterThanOrEqual(404);
      expect((await parcelOf("camille", path)).status).toBe(404);
      expect((await parcelOf("marguerite", (order) => path(order, 999_999))).status).toBe(404);
      expect((await parcelOf("marguerite", (_, id) => path("demo-livree", id))).status).toBe(
        dialect === "2.0" ? 404 : 200,
      );
    },
  );
});

test("an order that has not left has neither day nor tracking; one that was bought once no subscription", async () => {
  expect(await asMarguerite("orders/demo-payee")).toMatchObject({
    shipments: [{ state: "ready", shippedAt: null, tracking: null }],
    payments: [{ details: null }],
    subscription: null,
  });
});

test("orders come page by page, the newest first, each once, with a next page until the last", async () => {
  const first = await asMarguerite<OrderPage>("orders?page=1&itemsPerPage=2");
  const second = await asMarguerite<OrderPage>("orders?page=2&itemsPerPage=2");
  const all = await asMarguerite<OrderPage>("orders?itemsPerPage=100");
  const numbers = (page: OrderPage) => page["hydra:member"].map(({ number }) => number);
  expect([...numbers(first), ...numbers(second)]).toEqual(numbers(all).slice(0, 4));
  expect(first["hydra:totalItems"]).toBe(numbers(all).length);
  expect(first["hydra:view"]["hydra:next"]).toContain("page=2&itemsPerPage=2");
  expect(all["hydra:view"]).not.toHaveProperty("hydra:next");
  const past = await asMarguerite<OrderPage>("orders?page=50&itemsPerPage=10");
  expect(past).toMatchObject({ "hydra:member": [], "hydra:totalItems": numbers(all).length });
});

test.each([
  ["autorisee", "new", "authorized"],
  ["partiellement-autorisee", "new", "partially_authorized"],
  ["partiellement-payee", "new", "partially_paid"],
  ["partiellement-remboursee", "fulfilled", "partially_refunded"],
])("an order %s has payments that make up its total", async (name, state, paymentState) => {
  const order = await asMarguerite(`orders/demo-${name}`);
  expect(order).toMatchObject({ state, paymentState });
  expect(order.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
});

test("the orders that a subscription made name it", async () => {
  const { token } = await logIn(people.camille.email);
  const { body } = await askApi<OrderPage>("GET", "orders", undefined, { token });
  const made = body["hydra:member"].filter(({ subscription }) => subscription !== null);
  expect(made).toHaveLength(4);
  expect(made[0]).toMatchObject({
    subscription: "/api/v2/shop/subscriptions/2",
    items: [{ subscriptionInterval: 62 }, { subscriptionInterval: 62 }],
  });
});

test("of five hundred orders the last page is short of nothing, and has none after it", async () => {
  const { token } = await logIn(people.gerard.email);
  const { body } = await askApi<OrderPage>("GET", "orders?page=50&itemsPerPage=10", undefined, { token });
  expect(body["hydra:member"]).toHaveLength(10);
  expect(body).toMatchObject({
    "hydra:totalItems": 500,
    "hydra:view": expect.not.objectContaining({ "hydra:next": expect.anything() }),
  });
});

test("a page of orders is read without sorting them all", async () => {
  const { results } = await env.DB.prepare(
    `explain query plan select id, (select count(*) from order_items where orderId = orders.id) from orders
    where customerId = 6 and state <> 'cart' order by checkoutCompletedAt desc, id desc limit 10 offset 490`,
  ).all<{ detail: string }>();
  const plan = results.map(({ detail }) => detail).join("; ");
  expect(plan).toContain("USING INDEX orders_customer");
  expect(plan).not.toContain("TEMP B-TREE");
});
