import { expect, test } from "vitest";
import {
  blockSchemas,
  categorySchema,
  footerSchema,
  headerSchema,
  type Image,
  imageSchema,
  type Link,
  linkSchema,
  pageSchema,
} from "../../shared/content.ts";
import { matchRoute } from "../../shared/match-route.ts";
import { productSchemas } from "../../shared/product.ts";
import { categories } from "./categories.ts";
import { crossSells } from "./cross-sells.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { pages } from "./pages.ts";
import { picture } from "./pictures.ts";
import { carbohydrate, energyOf } from "./products/product-entry.ts";
import { reviews } from "./products/reviews.ts";
import { isListed, products, toFullProduct } from "./products.ts";
import { redirects } from "./redirects.ts";

const full = products.map(toFullProduct);
const skus = new Set(products.map(({ sku }) => sku));
const everything = { full, categories, pages, header, footer, crossSells, redirects };

test.each(products)("$sku parses at every load level", (entry) => {
  const product = toFullProduct(entry);
  for (const level of [0, 1, 2] as const) productSchemas[level].parse(product);
  expect(productSchemas[2].parse(product)).toEqual(product);
});

test("pages, categories, header and footer parse, blocks too", () => {
  headerSchema.parse(header);
  footerSchema.parse(footer);
  for (const category of categories) categorySchema.parse(category);
  for (const [slug, page] of Object.entries(pages)) {
    expect(pageSchema.parse(page).slug).toBe(slug);
    for (const block of page.blocks) blockSchemas[block.__component].parse(block);
  }
});

test("the shop has 32 products, spread over its shelves", () => {
  const count = (animal: string, kind: string) =>
    full.filter((product) => product.animal === animal && product.kind === kind).length;
  expect([count("dog", "dry"), count("cat", "dry"), count("dog", "wet"), count("cat", "wet")]).toEqual([
    10, 8, 5, 6,
  ]);
  expect(full).toHaveLength(32);
});

test("no sku, slug, variant code, name or category number is used twice", () => {
  const variants = full.flatMap(({ ProductVariants }) => ProductVariants);
  for (const values of [
    full.map(({ sku }) => sku),
    full.map(({ slug }) => slug),
    full.map(({ name }) => name),
    variants.map(({ code }) => code),
    categories.map(({ id }) => String(id)),
    ...full.map(({ ProductVariants }) => ProductVariants.map(({ slug }) => slug)),
  ]) {
    expect(new Set(values).size).toBe(values.length);
  }
});

test("prices without tax and of the subscription follow the price, and a larger format is never dearer for its weight", () => {
  for (const { sku, ProductVariants } of full) {
    for (const { base_price, base_price_tf, base_price_subscription } of ProductVariants) {
      expect(base_price_tf, sku).toBe(typeof base_price === "number" ? Math.round(base_price / 1.2) : null);
      expect(base_price_subscription, sku).toBe(
        typeof base_price === "number" ? Math.round(base_price * 0.9) : null,
      );
    }
    const priced = ProductVariants.flatMap(({ base_price, weight }) =>
      typeof base_price === "number" ? [{ weight, rate: base_price / weight }] : [],
    );
    const rates = priced.toSorted((one, other) => one.weight - other.weight).map(({ rate }) => rate);
    expect(rates, sku).toEqual(rates.toSorted((one, other) => other - one));
  }
});

test("the constituents of a food leave room for carbohydrates, and its energy follows from them", () => {
  for (const { sku, analysis } of products) {
    expect(carbohydrate(analysis), sku).toBeGreaterThanOrEqual(0);
    expect(energyOf(analysis), sku).toBeGreaterThan(60);
  }
  expect(energyOf({ protein: 30, fat: 20, ash: 6, fibre: 4, moisture: 10 })).toBe(380);
  for (const product of full) {
    const share = new Map(product.analyticalConstituents.map(({ name, percent }) => [name, percent]));
    const of = (name: string) => share.get(name) ?? Number.NaN;
    const rest =
      100 -
      ["Protéine brute", "Matières grasses brutes", "Cendres brutes", "Fibres brutes", "Humidité"].reduce(
        (sum, name) => sum + of(name),
        0,
      );
    const energy = 3.5 * of("Protéine brute") + 8.5 * of("Matières grasses brutes") + 3.5 * rest;
    expect(Math.abs(product.metabolizableEnergy - energy), product.sku).toBeLessThanOrEqual(0.51);
  }
});

test("every product carries its whole feed label", () => {
  for (const { sku, kind, feedType, composition, additives, directions, rations, animal } of full) {
    expect(feedType, sku).toMatch(
      kind === "treat" ? /^Aliment complémentaire pour / : /^Aliment complet pour /,
    );
    expect(feedType, sku).toMatch(animal === "dog" ? /chiens|chiots/ : /chats|chatons/);
    expect(Math.min(composition.length, additives.length, directions.length), sku).toBeGreaterThan(10);
    const grams = rations.map((ration) => ration.grams);
    expect(grams.length, sku).toBeGreaterThan(3);
    expect(grams, sku).toEqual(grams.toSorted((one, other) => one - other));
  }
});

test("the shares of the main ingredients do not exceed the whole", () => {
  for (const { sku, composition } of products) {
    const outside = composition.replaceAll(/\([^)]*\)/g, "");
    const total = [...outside.matchAll(/(\d+(?:,\d+)?) %/g)].reduce(
      (sum, [, share]) => sum + Number(share?.replace(",", ".")),
      0,
    );
    expect(total, sku).toBeLessThanOrEqual(100);
  }
});

test("rating and review count follow the reviews, whose dates are in order", () => {
  for (const { sku, json_avis, rating, reviewCount } of full) {
    expect(reviewCount).toBe(json_avis.length);
    expect(reviewCount).toBeLessThanOrEqual(14);
    const mean = json_avis.reduce((sum, { score }) => sum + score, 0) / json_avis.length;
    expect(rating, sku).toBe(json_avis.length ? Math.round(mean * 10) / 10 : null);
    for (const { date, experienceDate } of json_avis) {
      expect(experienceDate < date, `${sku} ${date}`).toBe(true);
      expect(experienceDate >= "2025-06-01" && date <= "2026-11-15", `${sku} ${date}`).toBe(true);
    }
  }
  expect(Object.keys(reviews).filter((sku) => !skus.has(sku))).toEqual([]);
});

test("the awkward cases are there to be met", () => {
  const visible = (product: (typeof full)[number]) =>
    product.ProductVariants.filter((variant) => variant.show_variant);
  const price = (variant: (typeof full)[number]["ProductVariants"][number]) =>
    variant.base_price ?? Number.POSITIVE_INFINITY;
  const hiddenIsCheaper = full.filter((product) =>
    product.ProductVariants.some(
      (variant) => !variant.show_variant && price(variant) < Math.min(...visible(product).map(price)),
    ),
  );
  expect(full.filter(({ viewable }) => !viewable)).toHaveLength(1);
  expect(hiddenIsCheaper).toHaveLength(1);
  expect(
    full.filter((product) => !product.oldProduct && visible(product).every((variant) => !variant.in_stock)),
  ).toHaveLength(1);
  expect(
    full.some(
      (product) =>
        visible(product).some(({ in_stock }) => in_stock) &&
        visible(product).some(({ in_stock }) => !in_stock),
    ),
  ).toBe(true);
  expect(
    full.flatMap(({ ProductVariants }) => ProductVariants).filter(({ base_price }) => base_price === null),
  ).toHaveLength(1);
  expect(
    full.flatMap(({ ProductVariants }) => ProductVariants).filter(({ base_price }) => base_price === 0),
  ).toHaveLength(1);
  expect(full.some(({ name }) => name.length > 120)).toBe(true);
  expect(full.some(({ viewable, reviewCount }) => viewable && reviewCount === 0)).toBe(true);
  expect(full.find(({ oldProduct }) => oldProduct)?.oldProduct?.heir).toBe(
    "croquettes-chien-adulte-poulet-fermier-riz",
  );
});

test("the full listing holds every product on sale, and a category all that stands below it", () => {
  const inCategory = (path: string) => categories.find((category) => category.path === path)?.skus ?? [];
  expect(inCategory("tous-les-produits")).toEqual(products.filter(isListed).map(({ sku }) => sku));
  expect(inCategory("tous-les-produits").length).toBeGreaterThanOrEqual(24);
  expect(inCategory("chien/croquettes")).toEqual(
    expect.arrayContaining(inCategory("chien/croquettes/chiot")),
  );
  for (const { path, skus: shown } of categories) expect(shown.length, path).toBeGreaterThan(0);
});

test("every sku that content names is on sale", () => {
  const listed = new Set(products.filter(isListed).map(({ sku }) => sku));
  const rows = Object.values(pages).flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.__component === "blocks.product-row" ? [block.skus] : [])),
  );
  const named = [
    ...rows,
    ...Object.values(crossSells).map((crossSell) => crossSell.skus),
    ...categories.map((category) => category.skus),
  ];
  expect(named.flat().filter((sku) => !listed.has(sku))).toEqual([]);
  for (const row of rows) expect(row.length >= 4 && row.length <= 8).toBe(true);
});

test("every link, redirect and heir leads to an address that exists", () => {
  const links = valuesOf(everything, (value): value is Link => linkSchema.safeParse(value).success).map(
    ({ to }) => to,
  );
  const inTexts = stringsOf(everything).flatMap((text) =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, to]) => to ?? []),
  );
  const targets = redirects.map(({ redirect }) => redirect).filter((target) => target.startsWith("/"));
  const heirs = full.flatMap(({ oldProduct }) => (oldProduct?.heir ? [`/produits/${oldProduct.heir}/`] : []));
  const known = [...links, ...inTexts, ...targets, ...heirs];
  expect(known.length).toBeGreaterThan(50);
  expect(known.filter((path) => !exists(path))).toEqual([]);
  expect(redirects.filter(({ path }) => exists(path))).toEqual([]);
});

test("every picture that content names is drawn, small, and well formed", () => {
  const images = valuesOf(everything, (value): value is Image => imageSchema.safeParse(value).success);
  expect(images.length).toBeGreaterThan(60);
  for (const { url, width, height } of images) {
    const svg = picture(url) ?? "";
    expect(svg, url).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=.*<\/svg>$/s);
    expect(svg, url).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg, url).not.toMatch(/NaN|undefined/);
    expect(Buffer.byteLength(svg), url).toBeLessThan(url.startsWith("scenes/") ? 12_000 : 6_000);
    expect(svg.match(/<(?!\/|[^>]*\/>)/g)?.length, url).toBe(svg.match(/<\//g)?.length);
  }
});

test("a picture that no content names is not drawn", () => {
  for (const path of [
    "",
    "scenes/constructor.svg",
    "packshots/inconnu.svg",
    "details/dry.svg",
    "details/dry-constructor.svg",
    "../secrets.svg",
  ]) {
    expect(picture(path)).toBeUndefined();
  }
});

test("no text says that food is gratuit", () => {
  expect(stringsOf(everything).filter((text) => /gratui/i.test(text))).toEqual([]);
});

test("no text makes a medical claim or sends to the dispute platform that closed", () => {
  expect(
    stringsOf(everything).filter((text) =>
      /ec\.europa\.eu\/consumers\/odr|guéri|soigne|prévient les/i.test(text),
    ),
  ).toEqual([]);
});

function exists(path: string): boolean {
  const route = matchRoute(path);
  if (!route) return false;
  const { page, product, category } = route.params;
  switch (route.route.key) {
    case "index":
    case "panier":
      return true;
    case "page-page":
      return page !== undefined && page in pages && page !== "home";
    case "produits-product-format":
      return full.some(({ slug, viewable }) => viewable && slug === product);
    case "chien":
    case "chat":
      return true;
    case "category":
      return categories.some((known) => known.path === category);
    default:
      return false;
  }
}

function valuesOf<T>(tree: unknown, is: (value: unknown) => value is T): T[] {
  if (is(tree)) return [tree];
  return typeof tree === "object" && tree !== null
    ? Object.values(tree).flatMap((branch) => valuesOf(branch, is))
    : [];
}

function stringsOf(tree: unknown): string[] {
  return valuesOf(tree, (value) => typeof value === "string");
}
