import { beforeEach, expect, test } from "vitest";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { dayAfter, dayInParis } from "../../shared/time/wall-clock.ts";
import { browserWith, logIn, people } from "./customer.ts";
import { textOf } from "./page-html.ts";
import { freshShop, goAhead, goTo, ordersOf, readSubscription, standIn } from "./subscription-engine.ts";
import { breakService, mendServices } from "./visitor.ts";

beforeEach(freshShop);

test("a renewal: a reminder, the lock, an order that is charged on its day, sent, and the next date", async () => {
  const planned = await readSubscription();
  await goTo("freeze");
  const locked = await readSubscription();
  expect(locked).toMatchObject({ state: "processing", locked: true, total: planned.total });
  await goTo("renewal");
  const [order] = await ordersOf();
  expect(order).toMatchObject({ paymentState: "paid", shippingState: "ready", total: locked.total });
  const after = await readSubscription();
  expect(after).toMatchObject({ state: "active", locked: false, shippedCount: 3 });
  expect(after.pendingOrder).toContain(order?.token);
  const charged = dayInParis(new Date(order?.checkoutCompletedAt ?? ""));
  expect(after.nextShipmentDate).toBe(departureFrom(dayAfter(charged, 42)));
  expect(after.items.filter(({ once }) => once)).toEqual([]);
  await goAhead({ days: 5 });
  expect(await readSubscription()).toMatchObject({ shippedCount: 4, pendingOrder: null });
  expect((await ordersOf())[0]).toMatchObject({ shippingState: "shipped" });
});

test("what is frozen is charged, whatever its price, its coupon and its stock become", async () => {
  await goTo("freeze");
  const locked = await readSubscription();
  await standIn("/_sandbox/variants/11000103", { price: 12_345, stock: 0 });
  expect(await readSubscription()).toMatchObject({ total: locked.total });
  await goTo("renewal");
  expect((await ordersOf())[0]).toMatchObject({ total: locked.total, paymentState: "paid" });
});

test("presses at once, and months at once, make one order a period", async () => {
  await Promise.all([goAhead({ days: 60 }), goAhead({ days: 0 }), goAhead({ days: 0 })]);
  await goAhead({ days: 240 });
  const orders = await ordersOf();
  const periods = orders.map(({ period }) => period);
  expect(periods).toEqual([...new Set(periods)]);
  expect(orders.filter(({ paymentState }) => paymentState !== "paid")).toEqual([]);
  expect(orders.length).toBeGreaterThan(7);
  expect((await goAhead({ hours: 0 })).happened).toEqual([]);
});

test("the confirmation of a later delivery says day, amount and card of the next one, as the subscription does", async () => {
  await goTo("renewal");
  const [order] = await ordersOf();
  const browser = browserWith(await logIn(people.camille.email));
  const path = `/commande/${order?.token}/confirmation/`;
  const { html } = await browser.visit(path);
  const text = textOf(html);
  const { total } = await readSubscription();
  expect(text).toContain(`${(total / 100).toFixed(2).replace(".", ",")} €`);
  expect(text).toMatch(/Vos prochains colis seront débités sur votre carte Visa •••• \d{4}/);
  expect(html).toContain('href="/mon-compte/mes-abonnements/1/?modifier=paiement"');
  expect(text).not.toContain("2 livraisons au minimum");
  await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/subscriptions/1" });
  const { answer, html: without } = await browser.visit(path);
  expect([answer.status, textOf(without).includes("prochain colis")]).toEqual([200, true]);
  await mendServices();
});
