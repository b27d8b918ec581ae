import { describe, expect, test } from "vitest";
import { departureIn, inDays } from "../days.ts";
import { people } from "./customer.ts";
import { type Refusal, refusedAt, variantIri } from "./stand-in-api.ts";
import { mailsTo } from "./stand-in-checkout.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { breakService, mendAfterEach } from "./visitor.ts";

const { camille } = people;

mendAfterEach();

describe("a pause", () => {
  test("puts the shipments off until it is over, and resuming brings the planned one back", async () => {
    const { read, write } = await subscriber(camille.email, 2);
    const { nextShipmentDate: planned } = await read();
    const short = await write("POST", "/pause", { until: inDays(10) });
    expect(short.body).toMatchObject({ state: "paused", pausedUntil: inDays(10), nextShipmentDate: planned });
    const long = await write("POST", "/pause", { until: inDays(60) });
    expect(long.body).toMatchObject({
      pausedUntil: inDays(60),
      nextShipmentDate: departureIn(65),
      locked: false,
    });
    expect((await write("PATCH", "", { nextShipmentDate: inDays(64) })).status).toBe(422);
    const resumed = await write("POST", "/resume", {});
    expect(resumed.body).toMatchObject({ state: "active", pausedUntil: null, nextShipmentDate: planned });
    expect((await write("POST", "/resume", {})).status).toBe(422);
  });

  test.each([
    ["in the past", -1],
    ["today", 0],
    ["after more than three months", 93],
  ])("does not end %s", async (_, days) => {
    const { read, write } = await subscriber(camille.email, 1);
    const before = await read();
    expect(refusedAt(await write<Refusal>("POST", "/pause", { until: inDays(days) }))).toContain(
      "422 until:",
    );
    expect((await write("POST", "/pause", {})).status).toBe(400);
    expect(await read()).toEqual(before);
  });
});

describe("an end", () => {
  test("needs a reason and a message", async () => {
    const { write } = await subscriber(camille.email, 1);
    const refused = await write<Refusal>("POST", "/abort", { reason: " ", message: "" });
    expect(refused.body.violations.map(({ propertyPath }) => propertyPath)).toEqual(["reason", "message"]);
    expect((await write("POST", "/abort", { reason: "prix" })).status).toBe(400);
  });

  test("is refused before the second delivery, and says from when it is taken", async () => {
    const { read, write } = await subscriber(camille.email, 2);
    const { nextShipmentDate } = await read();
    expect(await write("POST", "/abort", { reason: "prix", message: "Trop cher." })).toMatchObject({
      status: 422,
      body: { violations: [{ code: "subscription.minimum", payload: { date: nextShipmentDate } }] },
    });
    expect(await read()).toMatchObject({ state: "active" });
  });

  test("is final", async () => {
    const { read, write } = await subscriber(camille.email, 1);
    const ended = await write("POST", "/abort", { reason: "prix", message: "Trop cher." });
    expect(ended.body).toMatchObject({ state: "stopped", nextShipmentDate: null, locked: false, alerts: [] });
    for (const [method, path, body] of [
      ["PATCH", "", { subscriptionInterval: 31 }],
      ["POST", "/resume", {}],
      ["POST", "/abort", { reason: "prix", message: "Trop cher." }],
      ["POST", "/items", { productVariant: variantIri("11000101"), quantity: 1 }],
    ] as const) {
      expect(await write(method, path, body)).toMatchObject({
        status: 422,
        body: { violations: [{ code: "subscription.stopped" }] },
      });
    }
    expect(await read()).toEqual(ended.body);
  });
});

test("the orders of a subscription are its own, page by page, the newest first", async () => {
  const { write } = await subscriber(camille.email, 1);
  interface Orders {
    "hydra:member": { subscription: string; checkoutCompletedAt: string }[];
    "hydra:totalItems": number;
    "hydra:view": { "hydra:next"?: string };
  }
  const first = (await write<Orders>("GET", "/orders?itemsPerPage=2")).body;
  const second = (await write<Orders>("GET", "/orders?itemsPerPage=2&page=2")).body;
  expect(first["hydra:view"]["hydra:next"]).toBe("/api/v2/shop/subscriptions/1/orders?page=2&itemsPerPage=2");
  const all = [...first["hydra:member"], ...second["hydra:member"]];
  expect(all).toHaveLength(first["hydra:totalItems"]);
  expect(new Set(all.map(({ subscription }) => subscription))).toEqual(
    new Set(["/api/v2/shop/subscriptions/1"]),
  );
  const dates = all.map(({ checkoutCompletedAt }) => checkoutCompletedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("its customer is told by mail of each change, with a link to its tab", async () => {
  const { write } = await subscriber(camille.email, 2);
  const mail = async () => (await mailsTo(camille.email))[0];
  await write("PATCH", "", { subscriptionInterval: 31 });
  expect(await mail()).toMatchObject({ subject: "Le rythme de votre abonnement est modifié" });
  expect((await mail())?.html).toContain("/mon-compte/mes-abonnements/2/?onglet=mon-abonnement");
  await write("POST", "/pause", { until: inDays(10) });
  const paused = await mail();
  expect(paused).toMatchObject({ subject: "Votre abonnement est en pause" });
  await write("PATCH", "", { subscriptionInterval: 31 });
  expect(await mail()).toEqual(paused);
  await write("POST", "/resume", {});
  expect(await mail()).toMatchObject({ subject: "Votre abonnement reprend" });
});

test("an answer that is lost leaves the change done", async () => {
  const { read, write } = await subscriber(camille.email, 2);
  const path = "/shop/subscriptions/2";
  await breakService({
    service: "ecommerce",
    mode: "lost",
    status: 504,
    method: "PATCH",
    path,
    times: 1,
  });
  expect((await write("PATCH", "", { nextShipmentDate: departureIn(50) })).status).toBe(504);
  expect(await read()).toMatchObject({ nextShipmentDate: departureIn(50) });
});
