import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { departureIn, inDays } from "../days.ts";
import { people } from "./customer.ts";
import { type Refusal, refusedAt, variantIri } from "./stand-in-api.ts";
import { subscriber } from "./stand-in-subscriber.ts";

const { camille, marguerite, paul } = people;

describe("a change of a subscription", () => {
  test("of its date, interval and addresses is answered with the whole of it", async () => {
    const { read, write } = await subscriber(camille.email, 1);
    const before = await read();
    const nextShipmentDate = departureIn(29);
    const shippingAddress = {
      firstName: "Camille",
      lastName: "Durand",
      street: "3 rue Neuve",
      city: "Lyon",
      postcode: "69002",
      countryCode: "FR",
    };
    const change = { nextShipmentDate, subscriptionInterval: 31, shippingAddress };
    const { status, body } = await write("PATCH", "", change);
    expect(status).toBe(200);
    expect(body).toMatchObject(change);
    expect(body).toMatchObject({
      total: before.total,
      billingAddress: before.billingAddress,
    });
    expect(await read()).toEqual(body);
  });

  test("that was decided on another shipment is 409 and changes nothing", async () => {
    const { read, write } = await subscriber(camille.email, 1);
    const before = await read();
    const decided = { expectedNextShipmentDate: before.nextShipmentDate };
    const moved = await write("PATCH", "", { nextShipmentDate: departureIn(40), ...decided });
    expect(moved.status).toBe(200);
    const calls = [
      ["PATCH", "", { nextShipmentDate: departureIn(50) }],
      ["POST", "/items", { productVariant: variantIri("11000101"), quantity: 1 }],
      ["POST", "/pause", { until: inDays(20) }],
      ["POST", "/abort", { reason: "autre", message: "Merci." }],
      ["POST", "/coupons", { couponCode: "LIVRAISON" }],
      ["POST", "/resume", {}],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await write(method, path, { ...body, ...decided })).status).toBe(409);
    }
    const query = `?expectedNextShipmentDate=${before.nextShipmentDate}`;
    expect((await write("DELETE", `/items/${before.items[0]?.id}${query}`)).status).toBe(409);
    expect((await write("DELETE", `/coupons/FIDELE10${query}`)).status).toBe(409);
    expect(await read()).toEqual(moved.body);
  });

  test("two at once that were decided on the same shipment: one is taken", async () => {
    const { read, write } = await subscriber(camille.email, 1);
    const { nextShipmentDate: expectedNextShipmentDate } = await read();
    const answers = await Promise.all(
      [47, 54, 61].map((days) =>
        write("PATCH", "", { nextShipmentDate: departureIn(days), expectedNextShipmentDate }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test("takes an address of the customer's book, and nobody else's", async () => {
    const { write } = await subscriber(camille.email, 1);
    const book = await write<{ "hydra:member": { "@id": string; city: string }[] }>("GET", "../addresses");
    const office = book.body["hydra:member"][1];
    const changed = await write("PATCH", "", { shippingAddress: office?.["@id"] });
    expect(changed).toMatchObject({ status: 200, body: { shippingAddress: { city: office?.city } } });
    const other = await subscriber(marguerite.email, 1);
    const [theirs] = (await other.write<typeof book.body>("GET", "../addresses")).body["hydra:member"];
    expect(theirs).toBeDefined();
    for (const address of [theirs?.["@id"], { "@id": theirs?.["@id"] }, "/api/v2/shop/addresses/999"]) {
      expect(refusedAt(await write<Refusal>("PATCH", "", { shippingAddress: address }))).toBe(
        "422 shippingAddress: Cette adresse n’est pas dans votre carnet.",
      );
    }
  });

  test.each([
    ["in the lock", 3],
    ["in the past", -1],
    ["more than a year ahead", 366],
  ])("to a day %s is refused", async (_, days) => {
    const { read, write } = await subscriber(camille.email, 1);
    const before = await read();
    const refused = await write<Refusal>("PATCH", "", { nextShipmentDate: inDays(days) });
    expect(refusedAt(refused)).toContain("422 nextShipmentDate: Choisissez un jour du");
    expect((await write("PATCH", "", { nextShipmentDate: "2026-02-30" })).status).toBe(422);
    expect(await read()).toEqual(before);
  });

  test.each([0, 30, -31])(
    "to an interval that is not offered is refused: %i",
    async (subscriptionInterval) => {
      const { write } = await subscriber(camille.email, 1);
      const refused = await write<Refusal>("PATCH", "", { subscriptionInterval });
      expect(refusedAt(refused)).toContain("422 subscriptionInterval:");
    },
  );

  test("ignores members it does not know, and refuses another media type than a merge patch", async () => {
    const { read, write } = await subscriber(camille.email, 1);
    const before = await read();
    const { status, body } = await write("PATCH", "", { state: "stopped", colour: "red" });
    expect([status, body]).toEqual([200, before]);
    expect((await write("PATCH", "", { nextShipmentDate: 12 })).status).toBe(400);
  });
});

describe("its carrier", () => {
  test("has to serve the country and weight, and needs an open point of its own", async () => {
    const { write } = await subscriber(camille.email, 1);
    const carriers = await write<{ "hydra:member": { code: string; price: number }[] }>(
      "GET",
      "/shipping-methods",
    );
    expect(carriers.body["hydra:member"].map(({ code }) => code)).toEqual(
      expect.arrayContaining(["colissimo", "mondial-relay", "retrait-magasin"]),
    );
    const choose = (shippingMethod: string, pickupPoint?: string | null) =>
      write<Refusal>("PATCH", "", {
        shippingMethod: `/api/v2/shop/shipping-methods/${shippingMethod}`,
        ...(pickupPoint !== undefined && {
          pickupPoint: pickupPoint && `/api/v2/shop/pickup-points/${pickupPoint}`,
        }),
      });
    expect(refusedAt(await choose("bpost"))).toContain("422 shippingMethod:");
    expect(refusedAt(await choose("mondial-relay"))).toContain("422 pickupPoint:");
    expect(refusedAt(await choose("mondial-relay", "FR-01004"))).toContain("422 pickupPoint:");
    expect(refusedAt(await choose("mondial-relay", "paris-convention"))).toContain("422 pickupPoint:");
    expect(await choose("mondial-relay", "FR-01001")).toMatchObject({
      status: 200,
      body: { pickupPoint: "/api/v2/shop/pickup-points/FR-01001" },
    });
    expect(await choose("colissimo")).toMatchObject({ status: 200, body: { pickupPoint: null } });
  });

  test("comes with an address in a country it does not serve", async () => {
    const { read, write } = await subscriber(camille.email, 1);
    const before = await read();
    const shippingAddress = {
      firstName: "Camille",
      lastName: "Durand",
      street: "3 rue Neuve",
      city: "Bruxelles",
      postcode: "1000",
      countryCode: "BE",
    };
    expect(refusedAt(await write<Refusal>("PATCH", "", { shippingAddress }))).toContain(
      "422 shippingMethod:",
    );
    expect(await read()).toEqual(before);
    const elsewhere = await write<{ "hydra:member": { code: string }[] }>(
      "GET",
      "/shipping-methods?countryCode=BE",
    );
    expect(elsewhere.body["hydra:member"].map(({ code }) => code)).not.toContain("colissimo");
    const shippingMethod = { "@id": "/api/v2/shop/shipping-methods/bpost" };
    expect((await write("PATCH", "", { shippingAddress, shippingMethod })).status).toBe(200);
    const overseas = { ...shippingAddress, countryCode: "FR", postcode: "97400" };
    expect(refusedAt(await write<Refusal>("PATCH", "", { shippingAddress: overseas }))).toContain(
      "422 shippingAddress.postcode",
    );
    expect((await write("PATCH", "", { billingAddress: overseas })).status).toBe(200);
    const incomplete = { ...shippingAddress, street: "" };
    expect(refusedAt(await write<Refusal>("PATCH", "", { shippingAddress: incomplete }))).toContain(
      "422 shippingAddress.street:",
    );
  });
});

test.each([
  ["PATCH", "", {}],
  ["POST", "/items", { productVariant: variantIri("11000101"), quantity: 1 }],
  ["PATCH", "/items/1", { quantity: 1 }],
  ["DELETE", "/items/1", undefined],
  ["POST", "/pause", { until: inDays(20) }],
  ["POST", "/resume", {}],
  ["POST", "/abort", { reason: "autre", message: "Merci." }],
  ["GET", "/orders", undefined],
  ["GET", "/shipping-methods", undefined],
  ["POST", "/coupons", { couponCode: "LIVRAISON" }],
  ["DELETE", "/coupons/FIDELE10", undefined],
] as const)(
  "%s %s of another customer's is 404, of nobody's too, and 401 without a login",
  async (method, path, body) => {
    const other = await subscriber(paul.email, 1);
    expect((await other.write(method, path, body)).status).toBe(404);
    expect((await (await subscriber(camille.email, 99)).write(method, path, body)).status).toBe(404);
    expect((await (await subscriber(null, 1)).write(method, path, body)).status).toBe(401);
    const { read } = await subscriber(camille.email, 1);
    expect(await read()).toMatchObject({ state: "active", items: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  },
);

test("a shipment that was put off goes on once it can be sent again", async () => {
  await env.DB.prepare(
    "update subscriptions set state = 'pickuppoint_unavailable', pickupPoint = 'FR-01004' where id = 2",
  ).run();
  const { write } = await subscriber(camille.email, 2);
  expect((await write("PATCH", "", { subscriptionInterval: 31 })).body.state).toBe("pickuppoint_unavailable");
  const mended = await write("PATCH", "", { pickupPoint: "/api/v2/shop/pickup-points/FR-01001" });
  expect(mended.body).toMatchObject({ state: "active", alerts: [] });
});
