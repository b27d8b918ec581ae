import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { matchRoute } from "../../shared/match-route.ts";
import { everything, full, repeated, stringsOf, valuesOf } from "./all-content.ts";
import { categories } from "./categories.ts";
import { crossSells } from "./cross-sells.ts";
import { type Image, imageSchema, type Link, linkSchema } from "./entries/fields.ts";
import { faq } from "./faq.ts";
import { pages } from "./pages.ts";
import { picture } from "./pictures.ts";
import { isListed, products } from "./products.ts";
import { redirects } from "./redirects.ts";
import { shops } from "./shops.ts";

test("every sku in content is on sale, and once in its row", () => {
  const listed = new Set(products.filter(isListed).map(({ sku }) => sku));
  const rows = [...Object.values(pages), ...categories].flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.__component === "blocks.product-row" ? [z.array(z.string()).parse(block.skus)] : [],
    ),
  );
  const sold = [...rows, ...Object.values(crossSells).map(({ skus }) => skus)];
  const named = [...sold, ...categories.map(({ skus }) => skus)];
  expect(named.flat().filter((sku) => !listed.has(sku))).toEqual([]);
  expect(named.flatMap(repeated)).toEqual([]);
  expect(sold.filter((skus) => skus.length < 4 || skus.length > 8)).toEqual([]);
});

test("the cross-sell of a dog's food is for dogs, of a cat's for cats", () => {
  const animalOf = new Map(products.map(({ sku, animal }) => [sku, animal]));
  for (const animal of ["dog", "cat"]) {
    const skus = crossSells[`cross_sell_produit_${animal}`]?.skus ?? [];
    expect(skus.length, animal).toBeGreaterThan(0);
    expect(skus.filter((sku) => animalOf.get(sku) !== animal)).toEqual([]);
  }
});

test("every link, redirect and heir leads to an address that exists", () => {
  const { "_sandbox/blocs": _, ...shown } = pages;
  const said = { ...everything, pages: shown };
  const links = valuesOf(said, (value): value is Link => linkSchema.safeParse(value).success).flatMap(
    ({ to }) => (to.startsWith("mailto:") ? [] : to),
  );
  const inTexts = stringsOf(said).flatMap((text) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, to]) => to ?? []),
  );
  const targets = redirects.flatMap(({ redirect }) => (redirect?.startsWith("/") ? redirect : []));
  const heirs = full.flatMap(({ oldProduct }) => (oldProduct?.heir ? [`/produits/${oldProduct.heir}/`] : []));
  const known = [...links, ...inTexts, ...targets, ...heirs];
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter((to) => !to.startsWith("#") && !exists(to.replace(/[?#].*/, "")))).toEqual([]);
  expect(redirects.filter(({ path }) => exists(path))).toEqual([]);
});

test("every picture in content exists, is small and well formed", () => {
  const images = valuesOf(everything, (value): value is Image => imageSchema.safeParse(value).success);
  expect(images.length).toBeGreaterThan(60);
  expect([...new Set(images.map(({ url }) => url))].filter((url) => picture(url) === undefined)).toEqual([]);
  for (const { url, width, height } of images) {
    const svg = picture(url) ?? "";
    expect(svg, url).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=.*<\/svg>$/s);
    expect(svg, url).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg, url).not.toMatch(/NaN|undefined/);
    expect(svg, url).not.toContain("<text");
    expect(gzipSync(svg).byteLength, url).toBeLessThan(url.endsWith("/label.svg") ? 18_000 : 8_000);
    expect(svg.match(/<(?!\/|[^>]*\/>)/g)?.length, url).toBe(svg.match(/<\//g)?.length);
  }
});

test("the home page and the pages about the house show no scene twice, and no other page has one of the home page", () => {
  const scenesOf = (content: unknown) =>
    valuesOf(content, (value): value is Image => imageSchema.safeParse(value).success)
      .map(({ url }) => url)
      .filter((url) => url.startsWith("scenes/"));
  const { home, "_sandbox/blocs": _, ...others } = pages;
  const house = ["a-propos", "notre-histoire", "notre-fabrication", "abonnement"].map((page) => others[page]);
  expect([home, ...house].map(scenesOf).flatMap(repeated)).toEqual([]);
  const elsewhere = new Set(scenesOf({ others, categories, shops }));
  expect(scenesOf(home).length).toBeGreaterThan(8);
  expect(scenesOf(home).filter((url) => elsewhere.has(url))).toEqual([]);
});

test("a picture that no content names does not exist", () => {
  for (const path of [
    "",
    "scenes/constructor.svg",
    "packshots/inconnu.svg",
    "details/inconnu/bowl.svg",
    "details/croquettes-chien-adulte-poulet-fermier-riz/constructor.svg",
    "../secrets.svg",
  ]) {
    expect(picture(path), path).toBeUndefined();
  }
});

function exists(path: string): boolean {
  const route = matchRoute(path);
  if (!route) return false;
  const { page, landing, product, category, faqQuery, shop } = route.params;
  switch (route.route.key) {
    case "index":
    case "panier":
    case "nous-contacter":
    case "connexion":
    case "mon-compte":
    case "mon-compte-mes-commandes":
    case "mon-compte-mes-abonnements":
    case "resilier-mon-abonnement":
    case "guide-croquettes":
    case "guide-croquettes-nouveau":
    case "gerer-mes-cookies":
    case "renoncer-au-contrat":
    case "mon-compte-mes-informations-personnelles":
      return true;
    case "faq-faqQuery":
      return faqQuery === undefined || faq.some(({ slug, theme }) => [slug, theme.slug].includes(faqQuery));
    case "page-page":
      return page !== undefined && page in pages && page !== "home";
    case "landing-landing":
      return `landing/${landing}` in pages;
    case "produits-product-format":
      return full.some(({ slug, viewable }) => viewable && slug === product);
    case "magasins":
    case "chien":
    case "chat":
      return true;
    case "magasins-shop":
      return shops.some(({ slug }) => slug === shop);
    case "category":
      return categories.some((known) => known.path === category);
    default:
      return false;
  }
}
