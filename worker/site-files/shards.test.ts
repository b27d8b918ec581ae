import { expect, test } from "vitest";
import { lastModifiedOf, type SitemapEntry, shardsOf } from "./shards.ts";

const products = (count: number): SitemapEntry[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/produits/croquettes-${index + 1}/` }));

const sizes = (named: SitemapEntry[], most?: number) =>
  Object.fromEntries(shardsOf(named, { most }).map(({ name, entries }) => [name, entries.length]));

test("each kind of page has a file of its own", () => {
  const named = ["/", "/page/livraison/", "/chien/", "/chat/patees/", "/produits/terrine/", "/landing/noel/"];
  expect(sizes(named.map((path) => ({ path })))).toEqual({
    "pages-1": 6,
    "categories-1": 2,
    "products-1": 1,
    "landings-1": 1,
    "shops-1": 1,
    "faq-1": 1,
  });
});

test("no file has more than 5 000 addresses, and none is lost or told twice", () => {
  const shards = shardsOf([...products(12_001), ...products(12_001)]).filter(({ name }) =>
    name.startsWith("products"),
  );
  expect(shards.map(({ name, entries }) => `${name}: ${entries.length}`)).toEqual([
    "products-1: 5000",
    "products-2: 5000",
    "products-3: 2001",
  ]);
  expect(new Set(shards.flatMap(({ entries }) => entries.map(({ path }) => path))).size).toBe(12_001);
});

test("a full file is followed by no empty one", () => {
  expect(sizes(products(4), 2)).toMatchObject({ "products-1": 2, "products-2": 2 });
  expect(sizes(products(4), 2)).not.toHaveProperty("products-3");
});

test.each([
  "/panier/",
  "/mon-compte/",
  "/connexion/",
  "/rechercher/",
  "/guide-croquettes/",
  "/maintenance/",
  "/_sandbox/composants/",
  "/produits/terrine",
  "/produits/<script>/",
  "https://elsewhere.example/",
  "//elsewhere.example/",
])("%s is in no file", (path) => {
  const named = shardsOf([{ path }]).flatMap(({ entries }) => entries.map((entry) => entry.path));
  expect(named).not.toContain(path);
});

test("a file is as young as its youngest page", () => {
  const entries = [
    { path: "/chien/", lastModified: "2026-03-01T09:00:00.000Z" },
    { path: "/chat/", lastModified: "2026-10-01T09:00:00.000Z" },
    { path: "/tous-les-produits/" },
  ];
  expect(lastModifiedOf({ name: "categories-1", entries })).toBe("2026-10-01T09:00:00.000Z");
  expect(lastModifiedOf({ name: "shops-1", entries: [{ path: "/magasins/" }] })).toBeUndefined();
});
