import { afterEach, expect, test } from "vitest";
import { reference } from "../../worker/upstream/ecommerce/references.ts";
import { subscriptionSchema } from "../../worker/upstream/ecommerce/subscription/subscription.ts";
import { people } from "./customer.ts";
import { variantIri } from "./stand-in-api.ts";
import { subscriber } from "./stand-in-subscriber.ts";
import { askStandIns } from "./visitor.ts";

const speak = (dialect: string) => askStandIns("/_sandbox/dialect", { dialect });

afterEach(() => speak("specification"));

const versions = ["1.10", "1.11", "1.12", "1.13", "2.0"];

test.each(versions)(
  "version %s has a subscription in forms of its own, which read the same",
  async (version) => {
    for (const id of [1, 2]) {
      const { read } = await subscriber(people.camille.email, id);
      const plain = await read();
      await speak(version);
      const spoken = await read();
      await speak("specification");
      expect(spoken).not.toEqual(plain);
      expect(toTheSecond(spoken)).toEqual(toTheSecond(plain));
    }
  },
);

function toTheSecond(answer: unknown) {
  const { createdAt, ...subscription } = subscriptionSchema.parse(answer);
  return { ...subscription, createdAt: createdAt?.slice(0, 19) };
}

test("the forms are those of the versions", async () => {
  const { read } = await subscriber(people.camille.email, 2);
  const { nextShipmentDate } = await read();
  const iri = (name: string) => `/api/v2/shop/${name}`;
  const forms = [
    ["1.10", { shippingMethod: { translations: {} }, pickupPoint: { "@id": iri("pickup-points/FR-01001") } }],
    ["1.11", { alerts: {}, coupons: {}, items: [{ id: 4, variant: variantIri("21000203") }, {}] }],
    ["1.12", { "@id": iri("subscriptions/2"), nextShipmentDate: `${nextShipmentDate}T00:00:00+00:00` }],
    ["1.13", { mandate: {}, items: [{ "@id": iri("subscription-items/4") }, {}] }],
    ["2.0", { nextShipmentDate: `${nextShipmentDate} 00:00:00`, alerts: [] }],
  ] as const;
  for (const [version, form] of forms) {
    await speak(version);
    expect(await read()).toMatchObject(form);
  }
  expect(await read()).not.toHaveProperty("pausedUntil");
  await speak("1.12");
  expect(await read()).not.toHaveProperty("id");
});

test.each(["1.11", "2.0"])("in version %s an addition is 201, and a removal has no body", async (version) => {
  const { write } = await subscriber(people.camille.email, 2);
  await speak(version);
  const addition = { productVariant: variantIri("11000101"), quantity: 1, once: true };
  const { status, body } = await write("POST", "/items", addition);
  expect(status).toBe(201);
  const added = subscriptionSchema.parse(body).items.at(-1);
  expect(await write("DELETE", `/items/${added?.id}`)).toMatchObject({ status: 204, body: undefined });
  expect((await write("POST", "/coupons", { couponCode: "LIVRAISON" })).status).toBe(201);
  expect((await write("DELETE", "/coupons/LIVRAISON")).status).toBe(204);
});

test("in version 2.0 a rule's name and what it tells machines stay", async () => {
  const { write, read } = await subscriber(people.camille.email, 2);
  const { nextShipmentDate } = await read();
  await speak("2.0");
  expect(await write("POST", "/abort", { reason: "prix", message: "Trop cher." })).toMatchObject({
    status: 422,
    body: { violations: [{ code: "subscription.minimum", payload: { date: nextShipmentDate } }] },
  });
  const decided = { expectedNextShipmentDate: "2020-01-01" };
  expect(await write("POST", "/resume", decided)).toMatchObject({ status: 409, body: { status: 409 } });
});

test.each([...versions, "specification"])(
  "version %s names the order of what is sent now",
  async (version) => {
    const { read, write } = await subscriber(people.camille.email, 2);
    const { nextShipmentDate: expectedNextShipmentDate } = await read();
    expect((await write("POST", "/ship-now", {})).status).toBe(400);
    await speak(version);
    const { status, body } = await write<{ order: unknown }>("POST", "/ship-now", {
      expectedNextShipmentDate,
    });
    expect([status, reference.parse(body.order)]).toEqual([202, expect.stringMatching(/^[\w~-]{10,64}$/)]);
  },
);
