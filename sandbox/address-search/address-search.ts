import { Hono } from "hono";
import { withoutAccents } from "../../shared/text/text.ts";
import type { SandboxEnv } from "../env.ts";
import { injectFaults } from "../faults/inject-faults.ts";
import { type KnownStreet, knownStreets } from "./known-streets.ts";

/**
 * Mimics the search of the Géoplateforme: GeoJSON, towns among the streets, and records with missing fields.
 */
export const addressSearch = new Hono<SandboxEnv>()
  .use(injectFaults("address-search", "/geocodage"))
  .get("/search", (c) => {
    const { q = "", limit = "5", index = "address" } = c.req.query();
    if (q.length < 3 || q.length > 200 || !/^[\p{Letter}\d]/u.test(q))
      return refused("q: must contain between 3 and 200 chars and start with a number or a letter");
    if (!/^([1-9]|[1-4]\d|50)$/.test(limit)) return refused("limit: must be an integer between 1 and 50");
    if (!["address", "parcel", "poi"].includes(index)) return refused("index: unexpected value");
    const features = knownStreets.flatMap((street) => featuresOf(street, q)).slice(0, Number(limit));
    return c.json({ type: "FeatureCollection", features, query: q });
  });

const refused = (detail: string) =>
  Response.json({ code: 400, message: "Failed parsing query", detail: [detail] }, { status: 400 });

function featuresOf({ street, numbers, postcode, city }: KnownStreet, question: string) {
  const [, number, words = ""] = /^(?:(\d+(?: ?(?:bis|ter|[a-c]))?),? )?(.*)$/i.exec(question) ?? [];
  const asked = wordsOf(words);
  const has = (text: string) => asked.every((word) => wordsOf(text).some((known) => known.startsWith(word)));
  if (has(city)) return [feature({ type: "municipality", name: city, label: city, postcode, city })];
  if (!has(`${street} ${postcode ?? ""} ${city}`)) return [];
  const known = number !== undefined && numbers.includes(number);
  const name = known ? `${number} ${street}` : street;
  const more = known ? { type: "housenumber", housenumber: number, street } : { type: "street" };
  return [feature({ ...more, name, label: `${name} ${postcode ?? ""} ${city}`, postcode, city })];
}

const feature = (properties: object) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [2.3, 48.8] },
  properties: { score: 0.7, importance: 0.5, district: null, ...properties },
});

const wordsOf = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{Letter}\p{Decimal_Number}]+/u)
    .filter(Boolean);
