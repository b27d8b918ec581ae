import { afterEach, describe, expect, test } from "vitest";
import type { FoundPoints } from "../../shared/delivery/pickup-points.ts";
import { askApi } from "./stand-in-api.ts";
import { breakService, mendServices, visitor } from "./visitor.ts";

afterEach(mendServices);

let visitors = 0;

async function ask(query: Record<string, string>, address = `198.51.100.${++visitors}`) {
  const asked = new URLSearchParams({ carrier: "mondial-relay", countryCode: "FR", ...query });
  const answer = await visitor().get(`/api/pickup-points?${asked}`, {
    headers: { Accept: "application/json", "CF-Connecting-IP": address },
  });
  return { answer, status: answer.status, found: await answer.json<FoundPoints>() };
}

const cities = ({ points }: FoundPoints) => [...new Set(points.map(({ city }) => city))];

const distances = ({ points }: FoundPoints) => points.map(({ distance }) => distance ?? Number.NaN);

describe("pickup points for a postcode", () => {
  test.each([
    ["a postcode", "69002"],
    ["a postcode with a space", "69 002"],
    ["a postcode with its country", "F-69002"],
  ])("%s: with hours, in the order and with the distances of the API", async (_, postcode) => {
    const { answer, found } = await ask({ postcode });
    expect(found).toMatchObject({ outcome: "found", query: postcode });
    const { body } = await askApi<{ "hydra:member": { id: string; distance: number }[] }>(
      "GET",
      "pickup-points?carrier=mondial-relay&postcode=69002&countryCode=FR",
    );
    const told = body["hydra:member"];
    expect(found.points.map(({ id }) => id)).toEqual(told.map(({ id }) => id));
    expect(distances(found)).toEqual(told.map(({ distance }) => distance));
    expect(found.points[0]?.openingHours).toHaveLength(7);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=60");
  });

  test.each([
    ["48000", "Mende"],
    ["48310", "Mende"],
    ["20169", "Ajaccio"],
    ["29870", "Quimper"],
  ])("any postcode of metropolitan France finds some, however far: %s", async (postcode, city) => {
    const { found } = await ask({ postcode });
    expect([found.outcome, cities(found)[0]]).toEqual(["found", city]);
    expect(Math.max(...distances(found))).toBeGreaterThan(50);
  });

  test("include those that are closed now", async () => {
    const { found } = await ask({ postcode: "69001" });
    expect(found.points.find(({ id }) => id === "FR-01004")).toMatchObject({ active: false });
    expect(found.points.filter(({ active }) => active).length).toBeGreaterThan(3);
  });

  test("are those of Belgium and Luxembourg there", async () => {
    expect(cities((await ask({ postcode: "4000", countryCode: "BE" })).found)[0]).toBe("Liège");
    expect(cities((await ask({ postcode: "L-1611", countryCode: "LU" })).found)[0]).toBe("Luxembourg");
  });

  test("are the company's shops, for their carrier", async () => {
    const { found } = await ask({ carrier: "retrait-magasin", postcode: "75011" });
    expect(found.points[0]).toMatchObject({
      id: "paris-oberkampf",
      name: "Museau Paris Oberkampf",
      active: true,
    });
    expect(found.points.find(({ id }) => id === "paris-convention")).toMatchObject({ active: false });
  });
});

describe("where there are none", () => {
  test.each([
    ["a town", { postcode: "Lyon" }, "wrong"],
    ["nothing asked", { postcode: "" }, "empty"],
    ["a postcode of another country", { postcode: "4000" }, "wrong"],
    ["a postcode that no town has", { postcode: "99999" }, "none"],
    ["a postcode overseas", { postcode: "97410" }, "notDelivered"],
    ["a carrier without points", { postcode: "69002", carrier: "colissimo" }, "none"],
  ])("%s", async (_, query, outcome) => {
    expect(await ask(query)).toMatchObject({ status: 200, found: { outcome, points: [] } });
  });

  test.each([400, 403, 404, 405, 422])("a refusal (%i) says nothing about points", async (status) => {
    await breakService({ service: "ecommerce", mode: "status", status, path: "/shop/pickup-points" });
    expect((await ask({ postcode: "69002" })).found).toMatchObject({ outcome: "unavailable", points: [] });
  });

  test("report an API that is down, and do not cache it", async () => {
    await breakService({ service: "ecommerce", mode: "status", status: 503, path: "/shop/pickup-points" });
    const { answer, status, found } = await ask({ postcode: "69002" });
    expect([status, found.outcome, answer.headers.get("cache-control")]).toEqual([
      503,
      "unavailable",
      "no-store",
    ]);
  });
});

test.each<Record<string, string>>([
  { carrier: "../orders" },
  { carrier: "" },
  { countryCode: "fr" },
  { countryCode: "FR&x=1" },
])("a query that no page sends is refused: %o", async (query) => {
  expect((await ask({ postcode: "69002", ...query })).status).toBe(400);
});

test("are rate limited", async () => {
  let last = await ask({ postcode: "69002" }, "203.0.113.77");
  for (let tries = 0; last.status === 200 && tries < 200; tries++) {
    last = await ask({ postcode: "69002" }, "203.0.113.77");
  }
  expect([last.status, last.answer.headers.get("retry-after")]).toEqual([429, "60"]);
});
