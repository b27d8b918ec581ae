import { expect, test } from "vitest";
import { readLog } from "./log-lines.ts";
import { cardsIn, textOf } from "./page-html.ts";
import { askStandIns, mendAfterEach, productPath, visitor } from "./visitor.ts";

mendAfterEach();

const sku = "MUS-CH-ADU-POU";
const listing = "/chien/croquettes/adulte/";

const variant = {
  code: "11000101",
  slug: "2-kg",
  name: "2 kg",
  weight: 2000,
  in_stock: true,
  base_price: 2190,
  base_price_subscription: 1971,
};

const sane = {
  filters: [],
  ProductVariants: [variant],
  json_avis: [],
  metabolizableEnergy: 380,
  rating: 4.5,
  oldProduct: null,
  image: null,
};

const publish = (changes: object) =>
  askStandIns("/_sandbox/publish", { collection: "product", key: sku, changes: { ...sane, ...changes } });

async function read(path: string) {
  const answer = await visitor().get(path);
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
}

/** Each of these used to make a whole listing unreadable. */
test.each([
  ["a filter without its name", { filters: [{ attributes: { value: "Poulet" } }] }, "filter left out"],
  ["a price as text", { ProductVariants: [{ ...variant, base_price: "gratuit" }] }, "member left out"],
  ["a score of 4.5", { json_avis: [{ ...review(), score: 4.5 }] }, undefined],
  ["an energy of 380.5", { metabolizableEnergy: 380.5 }, undefined],
  ["oldProduct: true", { oldProduct: true }, undefined],
  ["a picture without its size", { image: { url: "a.svg", formats: null } }, undefined],
  ["no weight", { ProductVariants: [{ ...variant, weight: null }] }, undefined],
  ["a rating as text", { rating: "excellent" }, "member left out"],
  [
    "no category and no label",
    { category: null, composition: null, analyticalConstituents: "28 %" },
    "member left out",
  ],
])("%s costs itself: the shelf stands, and so does the page", async (_, changes, event) => {
  const before = cardsIn((await read(listing)).html).length;
  const log = readLog();
  await publish(changes);
  const shelf = await read(listing);
  const page = await read(productPath);
  expect(shelf.status).toBe(200);
  expect(page.status).toBe(200);
  expect(cardsIn(shelf.html)).toHaveLength(before);
  expect(cardsIn(shelf.html).some(({ href }) => pathOf(href) === productPath)).toBe(true);
  const left = log().filter((line) => line.event.endsWith("left out"));
  if (event) expect(left.map((line) => line.event)).toContain(event);
  else expect(left).toEqual([]);
});

test.each([
  ["not whole", 21.9],
  ["below zero", -2190],
])("a price that is %s shows dashes, on the card and on the page, and cannot be bought", async (_, price) => {
  await publish({ ProductVariants: [{ ...variant, base_price: price }] });
  const card =
    /<article(?:(?!<\/article>)[\s\S])*croquettes-chien-adulte-poulet-fermier-riz[\s\S]*?<\/article>/;
  expect(textOf(card.exec((await read(listing)).html)?.[0] ?? "")).toContain("--,--");
  const { text, html } = await read(productPath);
  expect(text).toContain("--,--");
  expect(text).toContain("Ce format n’est pas en vente pour l’instant.");
  expect(html.includes("Ajouter au panier")).toBe(false);
});

test("a product without a format that can be read says that it cannot be ordered", async () => {
  await publish({ ProductVariants: [] });
  const { status, text } = await read(productPath);
  expect(status).toBe(200);
  expect(text).toContain("Ce produit ne peut pas être commandé pour l’instant.");
});

test("a format without its weight is sold without a price per kilo", async () => {
  await publish({ ProductVariants: [{ ...variant, weight: null }] });
  const { text, html } = await read(productPath);
  expect(text).toContain("21,90 €");
  expect(text).toContain("--,-- €/kg");
  expect(html.includes("Ajouter au panier")).toBe(true);
});

test("a product without its slug stands at its sku", async () => {
  await publish({ slug: null });
  const { html } = await read(listing);
  expect(cardsIn(html).some(({ href }) => pathOf(href) === `/produits/${sku.toLowerCase()}/`)).toBe(true);
  expect((await read(`/produits/${sku.toLowerCase()}/`)).status).toBe(200);
});

test("a product without its name is left out of its shelf, and named in the log", async () => {
  const before = cardsIn((await read(listing)).html).length;
  const log = readLog();
  await publish({ name: null });
  expect(cardsIn((await read(listing)).html)).toHaveLength(before - 1);
  expect(log().filter(({ event }) => event === "product left out")).toEqual([
    expect.objectContaining({ key: sku, reason: expect.stringContaining("name") }),
  ]);
});

const pathOf = (href: string) => href.split("?", 1)[0];

function review() {
  return {
    id: 7,
    author: "Claire M.",
    title: "Bien",
    text: "Gamelle finie.",
    date: "2026-10-01",
    experienceDate: "2026-09-20",
  };
}
