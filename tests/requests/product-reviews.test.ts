import { expect, test } from "vitest";
import type { ReviewsAnswer } from "../../shared/api/api.ts";
import { productPageTexts } from "../../shared/product/product-page.texts.ts";
import { part, several } from "../words.ts";
import { textOf } from "./page-html.ts";
import { visitor } from "./visitor.ts";

const sixty = "/produits/croquettes-chat-sterilise-poulet-fibres-de-legumes/";
const sku = "MUS-CT-STE-POU";
const few = "/produits/terrine-chat-lapin-fenouil/";

const datesOf = (html: string) => html.match(/Publié le [^<,]+/g) ?? [];
const main = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
const pageAt = async (path: string) => main(await (await visitor().get(path)).text());
const more = async (query: string) => {
  const answer = await visitor().get(`/api/reviews/${sku}?${query}`);
  return { status: answer.status, ...((await answer.json()) as ReviewsAnswer) };
};

test("of sixty reviews the four newest are in the page, which says how they are sorted and verified", async () => {
  const html = await pageAt(sixty);
  const text = textOf(html);
  expect(text).toMatch(/\d,\d sur 5, d’après 60 avis/);
  expect(text).toContain(productPageTexts.reviews.shown({ shown: 4, count: 60, score: undefined }));
  expect(text).toContain(productPageTexts.reviews.sort);
  expect(text.match(/Publié le \d[^,]+, achat du \d/g)).toHaveLength(4);
  expect(text).toContain(productPageTexts.reviews.more({ count: 12 }));
  expect(html).toContain('href="/page/avis-verifies/"');
  expect(datesOf(html)).toHaveLength(4);
});

test("an address shows more of them, or those of one score, without scripts", async () => {
  expect(datesOf(await pageAt(`${sixty}?avis=2`))).toHaveLength(16);
  const four = await pageAt(`${sixty}?note=4`);
  expect(textOf(four)).toMatch(
    part(productPageTexts.reviews.shown({ shown: several, count: several, score: 4 })),
  );
  expect(four).toContain('href="?note=4&amp;avis=2#avis"');
  expect(four).toMatch(/<a[^>]*href="\?note=4#avis"[^>]*aria-current="true"/);
  expect(four).toContain(`<link rel="canonical" href="https://museau.example${sixty}"/>`);
  const ways = [...four.matchAll(/<a[^>]*href="\?(?:note|avis)=[^>]*>/g)].map(([tag]) => tag);
  expect(ways.length).toBeGreaterThan(1);
  for (const way of ways) expect(way).toContain('rel="nofollow"');
  for (const bad of ["?note=9&avis=0", "?note=x&avis=99999999", "?avis=-1"]) {
    expect((await visitor().get(sixty + bad)).status).toBe(200);
  }
});

test("a page asks for what follows: only what is new comes, and how many there are", async () => {
  const second = await more("page=2&note=");
  expect(second.reviews).toHaveLength(12);
  expect(second.count).toBe(60);
  const five = await more("page=1&note=5");
  expect(five.reviews.map(({ score }) => score)).toEqual([5, 5, 5, 5]);
  expect(five.count).toBeLessThan(60);
  expect(await more("page=900")).toMatchObject({ reviews: [], count: 60 });
});

test("the reviews of a missing product are 404", async () => {
  expect((await visitor().get("/api/reviews/MUS-NEANT")).status).toBe(404);
  expect((await visitor().get("/api/reviews/..%2Fsecret")).status).toBe(404);
});

test.each(["chrome", "googlebot"] as const)(
  "such a page weighs 76 kB of HTML at most, without the styles (%s)",
  async (agent) => {
    const page = await (await visitor({ agent }).get(sixty)).text();
    const html = page.replace(/<style[\s\S]*?<\/style>/, "");
    expect(new TextEncoder().encode(html).byteLength).toBeLessThanOrEqual(76_000);
  },
);

test("a product without reviews says so, without links to them", async () => {
  const html = await pageAt(few);
  expect(textOf(html)).toContain(productPageTexts.reviews.none);
  expect(html).not.toContain("?note=");
});
