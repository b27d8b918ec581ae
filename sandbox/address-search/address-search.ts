import { Hono } from "hono";
import { withoutAccents } from "../../shared/text/text.ts";
import type { SandboxEnv } from "../env.ts";
import { injectFaults } from "../faults/inject-faults.ts";
import { type KnownStreet, knownStreets } from "./known-streets.ts";
import { knownTowns } from "./known-towns.ts";

/**
 * Mimics the search of the Géoplateforme: GeoJSON, towns among the streets, and records with missing fields.
 */
export const addressSearch = new Hono<SandboxEnv>()
  .use(injectFaults("address-search", "/geocodage"))
  .get("/search", (c) => {
    const { q = "", limit = "5", index = "address", type, postcode } = c.req.query();
    if (q.length < 3 || q.length > 200 || !/^[\p{Letter}\d]/u.test(q))
      return refused("q: must contain between 3 and 200 chars and start with a number or a letter");
    if (!/^([1-9]|[1-4]\d|50)$/.test(limit)) return refused("limit: must be an integer between 1 and 50");
    if (!["address", "parcel", "poi"].includes(index)) return refused("index: unexpected value");
    if (type !== undefined && !["housenumber", "street", "locality", "municipality"].includes(type))
      return refused("type: unexpected value");
    if (postcode !== undefined && !/^\d{5}$/.test(postcode))
      return refused("postcode: must contain 5 digits");
    const towns = type === "municipality" ? townsOf(q) : [];
    const found = [...towns, ...knownStreets.flatMap((street) => featuresOf(street, q))];
    const features = found
      .filter(({ properties }) => !type || properties.type === type)
      .filter(({ properties }) => !postcode || properties.postcode === postcode)
      .slice(0, Number(limit));
    return c.json({ type: "FeatureCollection", features, query: q });
  });

const refused = (detail: string) =>
  Response.json({ code: 400, message: "Failed parsing query", detail: [detail] }, { status: 400 });

function featuresOf({ street, numbers, postcode, city }: KnownStreet, question: string) {
  const [, number, words = ""] = /^(?:(\d+(?: ?(?:bis|ter|[a-c]))?),? )?(.*)$/i.exec(question) ?? [];
  if (has(city, words)) return [feature({ type: "municipality", name: city, label: city, postcode, city })];
  if (!has(`${street} ${postcode ?? ""} ${city}`, words)) return [];
  const known = number !== undefined && numbers.includes(number);
  const name = known ? `${number} ${street}` : street;
  const more = known ? { type: "housenumber", housenumber: number, street } : { type: "street" };
  return [feature({ ...more, name, label: `${name} ${postcode ?? ""} ${city}`, postcode, city })];
}

function has(text: string, words: string): boolean {
  const known = wordsOf(text);
  return wordsOf(words).every((word) => known.some((one) => one.startsWith(word)));
}

/** A question may be a postcode. */
function townsOf(question: string) {
  const towns = knownTowns.filter(({ name, postcode }) => has(`${name} ${postcode}`, question));
  const ofStreets = knownStreets
    .filter(({ postcode }) => postcode === question && !towns.some((town) => town.postcode === postcode))
    .map(({ city, postcode }) => ({ name: city, postcode, coordinates: undefined }));
  const byName = new Map([...towns, ...ofStreets].map((town) => [`${town.postcode} ${town.name}`, town]));
  return [...byName.values()].map(({ name, postcode, coordinates }) =>
    feature({ type: "municipality", name, label: name, postcode, city: name }, coordinates),
  );
}

interface Place {
  type: string;
  name: string;
  label: string;
  postcode?: string | undefined;
  city: string;
  housenumber?: string | undefined;
  street?: string;
}

const feature = (properties: Place, coordinates: readonly number[] = [2.3, 48.8]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: { score: 0.7, importance: 0.5, district: null, ...properties },
});

const wordsOf = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{Letter}\p{Decimal_Number}]+/u)
    .filter(Boolean);
