import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { readLog } from "./log-lines.ts";
import { cardsIn, textOf } from "./page-html.ts";
import { sitemapAddresses } from "./sitemap-files.ts";
import { askStandIns, breakService, mendAfterEach, productPath, visitor } from "./visitor.ts";

// The shop reads its configuration once, with the first request.
Object.assign(env, { PICTURE_HOSTS: "media.museau.example" });

mendAfterEach();

beforeAll(() => askStandIns("/_sandbox/content-dialect", { dialect: "awkward" }));

async function read(path: string) {
  const answer = await visitor().get(path);
  const html = await answer.text();
  return { answer, status: answer.status, html, text: textOf(html) };
}

test("home is whole: header, footer, blocks and products with their prices", async () => {
  const { status, html, text } = await read("/");
  expect(status).toBe(200);
  expect(text).toContain("Trouver sa croquette");
  expect(text).toContain("Mentions légales");
  const cards = cardsIn(html);
  expect(cards.length).toBeGreaterThan(3);
  for (const { price } of cards) expect(price).toBeGreaterThan(0);
});

test("a listing has its products, prices and facets", async () => {
  const { status, html } = await read("/chien/croquettes/");
  expect(status).toBe(200);
  const cards = cardsIn(html);
  expect(cards).toHaveLength(24);
  for (const { price, rating } of cards) {
    expect(price).toBeGreaterThan(0);
    expect(rating === null || rating <= 5).toBe(true);
  }
  expect(html.includes("<summary>Âge</summary>")).toBe(true);
  expect(cardsIn((await read("/chien/croquettes/?filtre-age=chiot")).html)).toHaveLength(6);
});

test("an entry without its name costs itself, and is named in the log once", async () => {
  const log = readLog();
  expect((await read("/chat/patees/")).status).toBe(200);
  await read("/chat/patees/");
  expect(log().filter(({ key }) => key === "SANS-NOM")).toEqual([
    expect.objectContaining({ event: "product left out", level: "warn" }),
  ]);
});

test("a product page has its price, label, pictures and reviews; a review without its date is left out", async () => {
  const log = readLog();
  const { status, html, text } = await read(productPath);
  expect(status).toBe(200);
  expect(text).toMatch(/\d+,\d\d €/);
  expect(text).toContain("Protéine brute");
  expect(text).toMatch(/Énergie métabolisable.{0,20}\d{3},5/);
  expect(html).toMatch(/<img [^>]*packshots[^>]*width="800" height="800"/);
  expect(text).not.toContain("Sans date.");
  const left = log().filter(({ event }) => event === "review left out");
  expect(left).toEqual([expect.objectContaining({ reason: expect.stringContaining("date") })]);
});

test("a format is put into the cart", async () => {
  const browser = visitor();
  const answer = await browser.postJson("/api/cart/items", { variantCode: "11000101", quantity: 2 });
  expect(answer.status).toBe(200);
  expect(textOf((await browser.visit("/panier/")).html)).toContain("Croquettes");
});

test("FAQ, shops, samples and content pages are read", async () => {
  for (const path of [
    "/faq/",
    "/faq/frais%20de%20port/",
    "/magasins/",
    "/page/livraison/",
    "/nous-contacter/",
  ]) {
    expect((await read(path)).status, path).toBe(200);
  }
  expect((await read("/faq/")).text).toContain("Combien coûte la livraison ?");
  expect((await read("/nous-contacter/")).html).toMatch(/<textarea [^>]*required/);
});

test("nothing is nothing: 204 is a page that is not there", async () => {
  expect((await read("/page/nulle-part/")).status).toBe(404);
  expect((await read("/produits/nulle-part/")).status).toBe(404);
  expect((await read("/chien/nulle-part/")).status).toBe(404);
});

test("collections come whole though nobody counts their pages", async () => {
  expect((await sitemapAddresses()).length).toBeGreaterThan(200);
});

test("a permission that is missing is an outage, told in the log with the system's own words", async () => {
  const log = readLog();
  await breakService({
    service: "content",
    mode: "status",
    status: 403,
    path: "/b2c-categories/chat/friandises",
  });
  expect((await read("/chat/friandises/")).status).toBe(503);
  const lines = log().filter(({ event }) => event === "content not loaded");
  expect(JSON.stringify(lines)).toMatch(/403 \(.+\)/);
});

test("pictures of a listed host are shown, in Markdown too, and the policy lets them", async () => {
  const url = "https://media.museau.example/a.png";
  const changes = {
    slug: "images",
    title: "Images",
    blocks: [
      { __component: "blocks.image-with-legend", image: { url }, legend: "Une image" },
      {
        __component: "blocks.rich-content",
        text: `![Ailleurs](${url}) ![Perdue](https://elsewhere.example/b.png)`,
      },
    ],
  };
  await askStandIns("/_sandbox/publish", { collection: "page", key: "images", changes });
  const { answer, html } = await read("/page/images/");
  expect(html.match(/src="https:\/\/media\.museau\.example\/a\.png"/g)).toHaveLength(2);
  expect(html.includes("elsewhere.example")).toBe(false);
  const policy = answer.headers.get("content-security-policy");
  expect(/img-src ([^;]*)/.exec(policy ?? "")?.[1]).toContain("https://media.museau.example");
});
