import { expect, test } from "vitest";
import { inDays } from "../days.ts";
import { people } from "./customer.ts";
import { variantIri } from "./stand-in-api.ts";
import { type SubscriptionAnswer, subscriber } from "./stand-in-subscriber.ts";
import { goIntoLock } from "./subscription-engine.ts";

const { camille } = people;

test("inside the lock nothing of the next shipment changes; a new interval, a pause and an end are of those after it", async () => {
  await goIntoLock(1);
  const { read, write } = await subscriber(camille.email, 1);
  const before = await read();
  expect(before).toMatchObject({ locked: true });
  const shippingMethod = "/api/v2/shop/shipping-methods/colissimo";
  for (const [method, path, body] of [
    ["PATCH", "", { nextShipmentDate: inDays(30), subscriptionInterval: 31 }],
    ["PATCH", "", { shippingMethod }],
    ["POST", "/items", { productVariant: variantIri("11000101"), quantity: 1, once: true }],
    ["PATCH", "/items/1", { quantity: 2 }],
    ["DELETE", "/items/3", undefined],
    ["POST", "/coupons", { couponCode: "LIVRAISON" }],
    ["DELETE", "/coupons/FIDELE10", undefined],
  ] as const) {
    expect(await write(method, path, body)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: "", code: "subscription.locked" }] },
    });
  }
  expect(await read()).toEqual(before);

  const { nextShipmentDate, total } = before;
  const asItWas: Partial<SubscriptionAnswer> = { nextShipmentDate, total, locked: true };
  expect((await write("PATCH", "", { subscriptionInterval: 31 })).body).toMatchObject(asItWas);
  expect((await write("POST", "/pause", { until: inDays(30) })).body).toMatchObject({
    ...asItWas,
    pausedUntil: inDays(30),
  });
  expect((await write("POST", "/resume", {})).body).toMatchObject({ ...asItWas, pausedUntil: null });
  const ended = await write("POST", "/abort", { reason: "prix", message: "Trop cher." });
  expect(ended.body).toMatchObject({ ...asItWas, state: "stopped" });
  expect((await write("POST", "/abort", { reason: "prix", message: "Trop cher." })).status).toBe(422);
});
