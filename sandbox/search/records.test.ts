import { expect, test } from "vitest";
import { recordsOf } from "./records.ts";

test("a question of the FAQ is a page, with its answer as plain text", () => {
  const json = {
    slug: "delais",
    question: "Quand serai-je livré ?",
    answer: "Sous **48 h**, voir la [livraison](/page/livraison/).",
    keywords: "délai date",
  };
  const { pages } = recordsOf([{ collection: "faq", key: "delais", json }]);
  expect(pages).toMatchObject([
    {
      path: "/faq/delais/",
      title: "Quand serai-je livré ?",
      excerpt: "Sous 48 h, voir la livraison.",
      text: expect.stringContaining("délai date"),
    },
  ]);
});

test("a shop is a page of its own", () => {
  const json = { name: "Museau Lyon", city: "Lyon", seo: { description: "Museau Lyon, 69002 Lyon" } };
  const { pages } = recordsOf([{ collection: "shop", key: "lyon", json }]);
  expect(pages).toMatchObject([
    { path: "/magasins/lyon/", title: "Museau Lyon", excerpt: "Museau Lyon, 69002 Lyon" },
  ]);
});

test("a sample is a page of its own", () => {
  const json = { name: "Échantillon chiot – Poulet & riz", description: "De quoi goûter." };
  const { pages } = recordsOf([{ collection: "sample", key: "chiot-poulet-riz", json }]);
  expect(pages).toMatchObject([
    { path: "/produits/echantillons/chiot-poulet-riz/", title: "Échantillon chiot – Poulet & riz" },
  ]);
});

test("a page is found at its own address, or not at all", () => {
  const keys = ["livraison", "nous-contacter", "landing/chiot", "_sandbox/blocs"];
  const { pages } = recordsOf(
    keys.map((key) => ({ collection: "page", key, json: { title: key, blocks: [] } })),
  );
  expect(pages.map(({ path }) => path)).toEqual(["/page/livraison/", "/nous-contacter/", "/landing/chiot/"]);
});

test("home, an incomplete product and a redirect rule are not found", () => {
  const { pages, products } = recordsOf([
    { collection: "page", key: "home", json: { title: "Accueil", blocks: [] } },
    { collection: "product", key: "X", json: { sku: "X" } },
    { collection: "redirect", key: "ancien", json: { redirect: "/" } },
  ]);
  expect([...pages, ...products]).toEqual([]);
});
