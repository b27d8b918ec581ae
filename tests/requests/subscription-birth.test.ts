import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { dayInParis } from "../../shared/time/wall-clock.ts";
import { departureIn } from "../days.ts";
import { askApi } from "./stand-in-api.ts";
import { atGateway, type Checkout, checkoutOf, placed } from "./stand-in-checkout.ts";
import type { SubscriptionAnswer } from "./stand-in-subscriber.ts";
import { goAhead, standIn } from "./subscription-engine.ts";

const monthly = { code: "11000101", interval: 31 };
const rarely = { code: "21000203", interval: 62 };
const once = { code: "13000302" };

interface Ordered {
  subscription: string | null;
  items: object[];
}

async function subscriptionsOf({ token }: Checkout): Promise<SubscriptionAnswer[]> {
  const { body } = await askApi<{ "hydra:member": SubscriptionAnswer[] }>("GET", "subscriptions", undefined, {
    token,
  });
  return body["hydra:member"];
}

async function pay(order: Checkout, number = "4970100000000000", expiry = "09/31") {
  const { redirectUrl = "" } = (await order.configuration()).body;
  return atGateway(redirectUrl, { number, expiry, cvc: "123" });
}

const forget = () =>
  env.DB.batch(
    [
      "update orders set subscriptionId = null where customerId = 2",
      "delete from subscriptions where customerId = 2",
    ].map((sql) => env.DB.prepare(sql)),
  );

test("an order with two intervals makes two subscriptions, which begin with its payment and the card that paid", async () => {
  await forget();
  const order = await placed("card", await checkoutOf({ lines: [monthly, rarely, once] }));
  expect((await subscriptionsOf(order)).map(({ state }) => state)).toEqual([
    "awaiting_payment",
    "awaiting_payment",
  ]);
  await pay(order);
  const both = (await subscriptionsOf(order)).toSorted((one, other) => one.id - other.id);
  expect(both).toMatchObject([
    {
      state: "active",
      subscriptionInterval: 31,
      shippedCount: 0,
      card: { lastDigits: "0000", expiryYear: 2031 },
    },
    { state: "active", subscriptionInterval: 62, shippedCount: 0, card: { lastDigits: "0000" } },
  ]);
  const { subscription, items } = (await order.ask<Ordered>("GET", "")).body;
  expect(subscription).toBe(`/api/v2/shop/subscriptions/${both[0]?.id}`);
  expect(both.map((one) => one.items.length)).toEqual([1, 1]);
  expect(items.length).toBe(3);
  await goAhead({ days: 5 });
  expect((await subscriptionsOf(order)).map(({ shippedCount }) => shippedCount)).toEqual([1, 1]);
});

test("the next shipment is an interval after the order, as its mail and its confirmation say", async () => {
  await forget();
  const order = await placed("card", await checkoutOf({ lines: [monthly] }));
  await pay(order);
  const [{ nextShipmentDate } = { nextShipmentDate: "" }] = await subscriptionsOf(order);
  expect(dayInParis(new Date(nextShipmentDate ?? ""))).toBe(departureIn(31));
});

test("an order that is bought once, or never paid, makes no active subscription", async () => {
  await forget();
  expect(await subscriptionsOf(await placed("card", await checkoutOf({ lines: [once] })))).toEqual([]);
  const unpaid = await placed("card", await checkoutOf({ lines: [monthly] }));
  await pay(unpaid, "4970100000000026");
  await goAhead({ days: 60 });
  expect(await subscriptionsOf(unpaid)).toMatchObject([{ state: "awaiting_payment", shippedCount: 0 }]);
  await standIn(`/_sandbox/orders/${unpaid.cart}/state`, { state: "cancelled" });
  expect(await subscriptionsOf(unpaid)).toMatchObject([{ state: "cancelled", nextShipmentDate: null }]);
});

test("an order that is placed twice at once makes its subscription once", async () => {
  await forget();
  const order = await checkoutOf({ lines: [monthly] });
  await order.address();
  await order.ship();
  await order.choosePayment("card");
  await Promise.all([order.complete(), order.complete()]);
  expect((await subscriptionsOf(order)).length).toBe(1);
});

const isSubscriber = async (token: string) =>
  (await askApi<{ subscriber: boolean }>("GET", "customers/2", undefined, { token })).body.subscriber;

test("a customer is a subscriber from the first payment to the end", async () => {
  await forget();
  const order = await placed("card", await checkoutOf({ lines: [monthly] }));
  expect(await isSubscriber(order.token)).toBe(false);
  await pay(order);
  expect(await isSubscriber(order.token)).toBe(true);
  const [born] = await subscriptionsOf(order);
  await env.DB.prepare("update subscriptions set shippedCount = 2 where id = ?").bind(born?.id).run();
  const ended = await askApi(
    "POST",
    `subscriptions/${born?.id}/abort`,
    { reason: "price", message: "Trop cher." },
    { token: order.token },
  );
  expect(ended.status).toBe(200);
  expect(await isSubscriber(order.token)).toBe(false);
});

test("what was paid without a card makes no active subscription before its customer registers one", async () => {
  await forget();
  const order = await placed("card", await checkoutOf({ lines: [monthly] }));
  await standIn(`/_sandbox/orders/${order.cart}/state`, { state: "fulfilled" });
  const [waiting] = await subscriptionsOf(order);
  expect(waiting).toMatchObject({
    state: "awaiting_payment",
    card: null,
    alerts: [{ kind: "awaiting_payment", subject: "" }],
  });
  expect(await isSubscriber(order.token)).toBe(false);
  await goAhead({ days: 45 });
  expect(await subscriptionsOf(order)).toMatchObject([{ state: "awaiting_payment" }]);
  const opened = await askApi<{ redirectUrl: string }>(
    "POST",
    `subscriptions/${waiting?.id}/payment-update`,
    {},
    { token: order.token },
  );
  await atGateway(opened.body.redirectUrl, { number: "4970100000000000", expiry: "09/31", cvc: "123" });
  const [begun] = await subscriptionsOf(order);
  expect(begun).toMatchObject({ state: "active", locked: false, alerts: [] });
  expect(await isSubscriber(order.token)).toBe(true);
});
