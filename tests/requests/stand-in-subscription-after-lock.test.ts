import { beforeEach, expect, test } from "vitest";
import { departureFrom } from "../../shared/delivery/departure.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";
import { inDays } from "../days.ts";
import { people } from "./customer.ts";
import { atGateway } from "./stand-in-checkout.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { freshShop, goAhead, goTo, ordersOf, run } from "./subscription-engine.ts";

const { camille } = people;

beforeEach(freshShop);

async function catInTheLock() {
  await run("update subscriptions set state = 'stopped', nextShipmentDate = null where id = 1");
  await run("update subscriptions set shippedCount = 3 where id = 2");
  await goTo("freeze", "ABO0000002");
  return subscriber(camille.email, 2);
}

test("a pause that was asked for inside the lock begins after the shipment, and ends by itself", async () => {
  const { read, write } = await catInTheLock();
  const { total } = await read();
  await write("POST", "/pause", { until: inDays(85) });
  expect(await read()).toMatchObject({ state: "processing", locked: true, pausedUntil: inDays(85) });
  await goTo("renewal", "ABO0000002");
  const paused = await read();
  expect(paused).toMatchObject({ state: "paused", locked: false });
  expect((await ordersOf(2))[0]).toMatchObject({ paymentState: "paid", total });
  expect(paused.nextShipmentDate).toBe(departureFrom(dayAfter(paused.pausedUntil ?? "", 5)));
  await goTo("resumption", "ABO0000002");
  expect(await read()).toMatchObject({ state: "active", pausedUntil: null, locked: false });
  expect((await ordersOf(2)).filter(({ state }) => state !== "fulfilled").length).toBeLessThanOrEqual(1);
});

async function catUnpaid() {
  const cat = await catInTheLock();
  await run(`update subscriptions set card = json_set(card, '$.answer', 'failed')`);
  await goTo("renewal", "ABO0000002");
  expect(await cat.read()).toMatchObject({ state: "payment_failed" });
  return cat;
}

test("a pause while an order waits for its money begins once that is paid", async () => {
  const { read, write } = await catUnpaid();
  const { nextShipmentDate: planned } = await read();
  const until = dayAfter(planned ?? "", 10);
  const asked = await write("POST", "/pause", { until });
  expect(asked.body).toMatchObject({
    state: "payment_failed",
    nextShipmentDate: departureFrom(dayAfter(until, 5)),
  });
  expect((await write("POST", "/resume", {})).body).toMatchObject({ nextShipmentDate: planned });
  await write("POST", "/pause", { until });
  const { body } = await write<{ redirectUrl: string }>("POST", "/payment-update", {});
  await atGateway(body.redirectUrl, { number: "4970 1000 0000 0000", expiry: "12/30", cvc: "123" });
  expect((await ordersOf(2))[0]).toMatchObject({ paymentState: "paid" });
  expect(await read()).toMatchObject({
    state: "paused",
    nextShipmentDate: departureFrom(dayAfter(until, 5)),
    alerts: [],
  });
  expect((await write("POST", "/resume", {})).body).toMatchObject({ state: "active" });
});

test("an end that was asked for inside the lock is one after the shipment: it is the last", async () => {
  const { read, write } = await catInTheLock();
  const count = (await ordersOf(2)).length;
  const ended = await write("POST", "/abort", { reason: "prix", message: "Trop cher." });
  expect(ended.body).toMatchObject({ state: "stopped", locked: true });
  await goTo("renewal", "ABO0000002");
  expect(await read()).toMatchObject({ state: "stopped", nextShipmentDate: null, locked: false });
  expect((await ordersOf(2))[0]).toMatchObject({ paymentState: "paid" });
  await goAhead({ days: 400 });
  expect(await ordersOf(2)).toHaveLength(count + 1);
});
