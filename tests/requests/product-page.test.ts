import { expect, test } from "vitest";
import { productScreenTexts } from "../../client/features/product/buy-box/buy-box.texts.ts";
import { emptyCart } from "../../shared/cart/cart.ts";
import { formatMoney } from "../../shared/money/money.ts";
import { feedLabelTexts } from "../../shared/product/feed-label/feed-label.texts.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { part } from "../words.ts";
import { cartOf, shopper } from "./cart-shopper.ts";
import { textOf } from "./page-html.ts";
import { productPath, shop, visitor } from "./visitor.ts";

async function structuredData(path: string): Promise<Record<string, Record<string, unknown>>> {
  const html = await (await visitor().get(path)).text();
  const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  return Object.fromEntries(things.map((thing) => [thing["@type"], thing]));
}

test("the code of a format redirects to its address", async () => {
  const { way, answer } = await visitor().visit(`${productPath}11000101/?utm_source=mail`);
  expect(answer.status).toBe(200);
  expect(way.at(-1)).toBe(`${productPath}2-kg/?utm_source=mail`);
  expect((await visitor().get(`${productPath}99999999/`)).status).toBe(404);
});

test("the address of a format names its product's as canonical, and forbids nothing", async () => {
  const answer = await visitor().get(`${productPath}5-kg/`);
  const html = await answer.text();
  expect(html).not.toContain('name="robots"');
  expect(answer.headers.get("x-robots-tag")).toBeNull();
  expect(html).toContain(`<link rel="canonical" href="${shop}${productPath}"/>`);
});

test("a product's structured data has its formats, reviews, delivery and returns", async () => {
  const { ProductGroup: group, BreadcrumbList: trail } = await structuredData(productPath);
  expect(group).toMatchObject({ productGroupID: "MUS-CH-ADU-POU", aggregateRating: { bestRating: 5 } });
  const variants = group?.hasVariant as { offers: Record<string, unknown> }[];
  expect(variants).toHaveLength(3);
  expect(variants[0]?.offers).toMatchObject({
    price: "21.90",
    shippingDetails: [
      { shippingRate: { value: "4.90" }, shippingDestination: { addressCountry: "FR" } },
      { shippingRate: { value: "5.90" }, shippingDestination: { addressCountry: "BE" } },
      { shippingRate: { value: "5.90" }, shippingDestination: { addressCountry: "LU" } },
    ],
    hasMerchantReturnPolicy: { merchantReturnDays: 14 },
  });
  expect(trail).toBeDefined();
});

interface Offer {
  price: string;
  shippingDetails: { shippingRate: { value: string } }[];
}

test.each([
  ["a format above the service fee", productPath, "11000101"],
  ["one below it", "/produits/terrine-chien-boeuf-carottes/", "12000101"],
  ["a sample", "/produits/echantillons/chien-adulte-poulet-fermier-riz/", "91000001"],
])("structured data tell of %s what the page shows and the cart charges", async (_, path, code) => {
  const { ProductGroup: group, Product: sample } = await structuredData(path);
  const things = [sample, ...((group?.hasVariant as Record<string, unknown>[]) ?? [])];
  const offer = things.find((thing) => thing?.sku === code)?.offers as Offer;
  const { browser } = await shopper({ variantCode: code });
  const { accounting, lines } = (await cartOf(browser)).cart ?? emptyCart;
  expect(toMinor(offer.price)).toBe(lines[0]?.unitPrice);
  const [french] = offer.shippingDetails;
  expect(toMinor(french?.shippingRate.value)).toBe(
    (accounting.shippingFees ?? 0) + (accounting.serviceFees ?? 0),
  );
  expect((await browser.visit(path)).html).toContain(formatMoney(toMinor(offer.price)));
});

const toMinor = (amount: string | undefined) => Math.round(Number(amount) * 100);

test("a product has its reference, and the price without tax where it is configured alone", async () => {
  const text = textOf(await (await visitor().get(`${productPath}2-kg/`)).text());
  expect(text).toMatch(part(feedLabelTexts.reference, { sku: "MUS-CH-ADU-POU" }));
  expect(text).not.toMatch(part(productScreenTexts.price.withoutTax));
});

test("the price per kilogram beside each way to buy is that of its own price", async () => {
  const html = await (await visitor().get(`${productPath}2-kg/`)).text();
  const textBeside = (way: string) => textOf(html.slice(html.indexOf(`data-way="${way}"`)).slice(0, 1200));
  expect(textBeside("once")).toMatch(/21,90\s€.*?10,95\s€\/kg/);
  expect(textBeside("subscription")).toMatch(/19,71\s€.*?9,86\s€\/kg/);
});

test("the choice of each way to buy names its own price", async () => {
  const html = await (await visitor().get(`${productPath}2-kg/`)).text();
  const labels = html.match(/<label\b(?:(?!<\/label>).)*name="purchase".*?<\/label>/g) ?? [];
  expect(labels.map(textOf)).toEqual([
    expect.stringMatching(/21,90\s€ 10,95\s€\/kg $/),
    expect.stringMatching(/19,71\s€ 9,86\s€\/kg $/),
  ]);
});

test("without scripts thumbnails lead to their pictures, and pictures to larger ones", async () => {
  const html = await (await visitor().get(productPath)).text();
  expect(html).toContain('href="#photo-2"');
  expect(html).toMatch(/<li[^>]*id="photo-2"[^>]*><a href="[^"#]+"/);
});

test("a large pack shows its saving per kilogram, with both unit prices", async () => {
  const text = textOf(await (await visitor().get(`${productPath}5-kg/`)).text());
  const saving = { percent: 12, name: "2 kg", unit: "10,95 €/kg" };
  expect(text).toMatch(part(productScreenTexts.price.saving, saving));
  expect(text).toMatch(/9,58\s€\/kg/);
});

test("a discontinued product says so, links to its heir and is not indexed", async () => {
  const answer = await visitor().get("/produits/croquettes-chien-adulte-poulet-ancienne-recette/");
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(textOf(html)).toContain(productPageTexts.old.title);
  expect(textOf(html)).toContain(productPageTexts.old.heir);
  expect(html).toContain('content="noindex, follow"');
  expect(html).not.toContain('name="variantCode"');
});
