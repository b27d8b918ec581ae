import { beforeEach, describe, expect, test } from "vitest";
import { departureUntil, inDays } from "../days.ts";
import { logIn, people } from "./customer.ts";
import { askApi } from "./stand-in-api.ts";
import { mailsTo } from "./stand-in-checkout.ts";
import {
  freshShop,
  goAhead,
  goTo,
  ledgerOf,
  ordersOf,
  readSubscription,
  run,
  standIn,
} from "./subscription-engine.ts";

const cat = "ABO0000002";

beforeEach(freshShop);

const close = (kind: "coupon" | "pickup-point", key: string) =>
  standIn("/_sandbox/subscriptions/closures", { kind, key });

async function lastMail(): Promise<string> {
  return (await mailsTo(people.camille.email))[0]?.html ?? "";
}

async function ask(path: string, body: object) {
  const { token } = await logIn(people.camille.email);
  return askApi("POST", `subscriptions/2/${path}`, body, { token });
}

describe("at the lock", () => {
  test("what is out of stock is left out, and said", async () => {
    await standIn("/_sandbox/variants/22000501", { stock: 1 });
    expect((await readSubscription(2)).alerts).toMatchObject([{ kind: "product_unavailable" }]);
    await goTo("freeze", cat);
    expect(await lastMail()).toContain("en rupture de stock");
    const { total } = await readSubscription(2);
    await goTo("renewal", cat);
    const [order] = await ordersOf(2);
    expect(order?.items.map(({ variantCode }) => variantCode)).toEqual(["21000203"]);
    expect(order).toMatchObject({ total, paymentState: "paid" });
  });

  test("nothing in stock: nothing is charged, and the date moves a week", async () => {
    await standIn("/_sandbox/variants/22000501", { stock: 0 });
    await standIn("/_sandbox/variants/21000203", { stock: 0 });
    const count = (await ordersOf(2)).length;
    await goTo("freeze", cat);
    expect(await readSubscription(2)).toMatchObject({ state: "product_unavailable", locked: false });
    expect(await lastMail()).toContain("repoussé au");
    await goAhead({ days: 6 });
    expect((await ordersOf(2)).length).toBe(count);
    await standIn("/_sandbox/variants/21000203", { stock: 9 });
    await goTo("renewal", cat);
    expect((await ordersOf(2)).length).toBe(count + 1);
  });

  test("a pickup point that is gone: nothing is sent until there is another", async () => {
    await close("pickup-point", "FR-01001");
    expect((await readSubscription(2)).alerts).toMatchObject([{ kind: "pickup_point_unavailable" }]);
    await goTo("freeze", cat);
    expect(await readSubscription(2)).toMatchObject({ state: "pickuppoint_unavailable" });
    expect(await lastMail()).toContain("?modifier=livraison");
    await run("update subscriptions set pickupPoint = 'FR-01002' where id = 2");
    await goTo("renewal", cat);
    expect((await ordersOf(2))[0]).toMatchObject({ paymentState: "paid" });
  });

  test("a code that has ended is taken off, and said; one that ends later still counts", async () => {
    const { total } = await readSubscription(1);
    await goTo("freeze");
    await close("coupon", "FIDELE10");
    expect(await readSubscription(1)).toMatchObject({ total });
    await goTo("renewal");
    const [order] = await ordersOf(1);
    expect(order).toMatchObject({ total });
    expect((await readSubscription(1)).alerts).toMatchObject([{ kind: "invalid_promotion" }]);
    await goTo("freeze");
    expect(await lastMail()).toContain("FIDELE10");
    expect(await readSubscription(1)).toMatchObject({ coupons: [] });
  });

  test("of what is locked by the hour alone, a price that changes afterwards changes nothing", async () => {
    const { total } = await readSubscription(2);
    await run(
      `update subscriptions set nextShipmentDate = '${departureUntil(2)}T11:00:00.000Z' where id = 2`,
    );
    await standIn("/_sandbox/variants/21000203", { price: 99_900 });
    expect(await readSubscription(2)).toMatchObject({ locked: true, total });
  });
});

test("a pause makes and charges nothing; its end is said, and the next shipment can still be changed", async () => {
  await ask("pause", { until: inDays(60) });
  await goAhead({ days: 59 });
  expect(await readSubscription(2)).toMatchObject({ state: "paused" });
  await goAhead({ days: 2 });
  expect(await readSubscription(2)).toMatchObject({ state: "active", locked: false, pausedUntil: null });
  const events = (await ledgerOf(2)).map(({ kind }) => kind);
  expect(events).toContain("resumed");
  expect(events).not.toContain("ordered");
});

test("what ends inside the lock is sent once more and charged never again", async () => {
  await run("update subscriptions set shippedCount = 4 where id = 2");
  await goTo("freeze", cat);
  expect((await ask("abort", { reason: "price", message: "Trop cher" })).status).toBe(200);
  await goTo("renewal", cat);
  expect((await ordersOf(2))[0]).toMatchObject({ paymentState: "paid" });
  expect(await readSubscription(2)).toMatchObject({ state: "stopped", nextShipmentDate: null });
  const count = (await ordersOf(2)).length;
  await goAhead({ days: 300 });
  expect((await ordersOf(2)).length).toBe(count);
});
