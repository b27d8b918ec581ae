import { afterEach, describe, expect, test } from "vitest";
import type { FoundPoints } from "../../shared/checkout/pickup-points.ts";
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

describe("pickup points near a place", () => {
  test.each([
    ["a postcode", "69002"],
    ["a postcode with a space", "69 002"],
    ["a postcode with its town", "69002 Lyon"],
    ["a town", "lyon"],
  ])("%s: the nearest first, with distance and hours", async (_, postcode) => {
    const { answer, found } = await ask({ postcode });
    expect(found).toMatchObject({ outcome: "found", query: postcode, place: "Lyon" });
    expect(cities(found).slice(0, 1)).toEqual(["Lyon"]);
    const distances = found.points.map(({ distance }) => distance ?? Number.NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThanOrEqual(50);
    expect(found.points[0]?.openingHours).toHaveLength(7);
    expect(answer.headers.get("cache-control")).toBe("private, max-age=60");
  });

  test("include those that are closed now (spec 8)", async () => {
    const { found } = await ask({ postcode: "69001" });
    expect(found.points.find(({ id }) => id === "FR-01004")).toMatchObject({ active: false });
    expect(found.points.filter(({ active }) => active).length).toBeGreaterThan(3);
  });

  test("are those of Belgium and Luxembourg there", async () => {
    expect(cities((await ask({ postcode: "Liège", countryCode: "BE" })).found)[0]).toBe("Liège");
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
  test("say when the nearest are far", async () => {
    const { found } = await ask({ postcode: "20000" });
    expect([found.outcome, found.points.length]).toEqual(["far", 3]);
  });

  test.each([
    ["an unknown town", { postcode: "Zzyzx" }, "unknown"],
    ["nothing asked", { postcode: "" }, "unknown"],
    ["a town of another country", { postcode: "Liège" }, "unknown"],
    ["a carrier without points", { postcode: "69002", carrier: "colissimo" }, "none"],
  ])("%s", async (_, query, outcome) => {
    expect(await ask(query)).toMatchObject({ status: 200, found: { outcome, points: [] } });
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
  for (let tries = 0; last.status === 200 && tries < 60; tries++) {
    last = await ask({ postcode: "69002" }, "203.0.113.77");
  }
  expect([last.status, last.answer.headers.get("retry-after")]).toEqual([429, "60"]);
});
