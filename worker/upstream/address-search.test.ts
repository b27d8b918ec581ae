import { expect, test, vi } from "vitest";
import { createAddressSearch } from "./address-search.ts";
import { UpstreamError } from "./upstream-error.ts";

const asked: string[] = [];
const left: unknown[] = [];

const suggest = (answer: () => Response | Promise<Response>) => search(answer).suggest("8 bd du port");
const town = (answer: () => Response | Promise<Response>) => search(answer).town("33120");

const search = (answer: () => Response | Promise<Response>) =>
  createAddressSearch({
    baseURL: "https://adresses.example/geocodage",
    fetcher: async ({ url }) => {
      asked.push(url);
      return answer();
    },
    log: { error: vi.fn(), warn: (...line: unknown[]) => void left.push(line) },
  });

const feature = (properties: object) => ({ type: "Feature", geometry: null, properties });
const port = { name: "8 Boulevard du Port", postcode: "80000", city: "Amiens", type: "housenumber" };

test("streets and numbers are suggested, each once; towns and what has no postcode are not", async () => {
  const features = [
    feature(port),
    feature(port),
    feature({ ...port, name: "Amiens", type: "municipality" }),
    feature({ ...port, postcode: null }),
    feature({ ...port, name: "Le Bourg", type: "locality" }),
  ];
  expect(await suggest(() => Response.json({ type: "FeatureCollection", features }))).toEqual([
    { street: "8 Boulevard du Port", postcode: "80000", city: "Amiens" },
    { street: "Le Bourg", postcode: "80000", city: "Amiens" },
  ]);
  expect(asked.at(-1)).toBe(
    "https://adresses.example/geocodage/search?q=8+bd+du+port&index=address&autocomplete=1&limit=10",
  );
});

test("an odd answer costs its own line alone, and is logged", async () => {
  const features = [{ properties: { name: 8 } }, "?", feature(port)];
  expect(await suggest(() => Response.json({ features }))).toHaveLength(1);
  expect(left).toHaveLength(2);
});

test("a town has its place; one without is none", async () => {
  const arcachon = {
    ...feature({ name: "Arcachon", postcode: "33120", city: "Arcachon", type: "municipality" }),
    geometry: { type: "Point", coordinates: [-1.17, 44.65] },
  };
  expect(await town(() => Response.json({ features: [arcachon] }))).toEqual({
    name: "Arcachon",
    postcode: "33120",
    latitude: 44.65,
    longitude: -1.17,
  });
  expect(asked.at(-1)).toBe(
    "https://adresses.example/geocodage/search?q=33120&index=address&type=municipality&limit=1",
  );
  expect(await town(() => Response.json({ features: [{ ...arcachon, geometry: null }] }))).toBeNull();
  expect(await town(() => Response.json({ features: [] }))).toBeNull();
});

test("the towns of a postcode are the communes that have it, each once, districts as their town", async () => {
  const town = (name: string, postcode = "69003") =>
    feature({ ...port, name, postcode, type: "municipality" });
  const features = [
    town("Lyon 3e Arrondissement"),
    town("Lyon"),
    town("Villeurbanne", "69100"),
    feature({ ...port, postcode: "69003" }),
  ];
  expect(await search(() => Response.json({ features })).townsOf("69003")).toEqual(["Lyon"]);
  expect(asked.at(-1)).toBe(
    "https://adresses.example/geocodage/search?q=69003&index=address&type=municipality&postcode=69003&limit=50",
  );
});

test("five at most", async () => {
  const features = Array.from({ length: 9 }, (_, at) => feature({ ...port, name: `${at} Rue` }));
  expect(await suggest(() => Response.json({ features }))).toHaveLength(5);
});

test.each([
  ["too many calls", () => new Response("", { status: 429 })],
  ["a page of a proxy", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["something else", () => Response.json({ features: "none" })],
])("%s is an outage", async (_, answer) => {
  await expect(suggest(answer)).rejects.toBeInstanceOf(UpstreamError);
});
