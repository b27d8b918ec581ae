import { expect, test } from "vitest";
import { type SitemapEntry, sitemapEntries } from "./sitemap-entries.ts";

const own = [
  "/nous-contacter/",
  "/magasins/",
  "/faq/",
  "/resilier-mon-abonnement/",
  "/renoncer-au-contrat/",
  "/rappels/",
];

const pathsOf = (named: SitemapEntry[], options: Parameters<typeof sitemapEntries>[1]) =>
  sitemapEntries(named, options).map(({ path }) => path);

test("the first file names the shop's own pages, and every address once", () => {
  const named = ["/", "/page/livraison/", "/chien/", "/faq/", "/produits/terrine/", "/", "/landing/noel/"];
  const paths = pathsOf(
    named.map((path) => ({ path })),
    { isFirst: true },
  );
  expect(paths.toSorted()).toEqual([...new Set([...named, ...own])].toSorted());
});

test("a later file leaves the shop's own pages to the first one", () => {
  const named = ["/magasins/", "/magasins/lyon/", "/faq/", "/faq/livraison/"].map((path) => ({ path }));
  expect(pathsOf(named, { isFirst: false })).toEqual(["/magasins/lyon/", "/faq/livraison/"]);
});

test("an own page keeps the date that the content system gives it; one that is switched off is left out", () => {
  const lastModified = "2026-03-01T09:00:00.000Z";
  const entries = sitemapEntries([{ path: "/magasins/", lastModified }], {
    isFirst: true,
    isOff: (path) => path === "/rappels/",
  });
  expect(entries).toContainEqual({ path: "/magasins/", lastModified });
  expect(entries.map(({ path }) => path)).not.toContain("/rappels/");
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
  expect(pathsOf([{ path }], { isFirst: false })).toEqual([]);
});
