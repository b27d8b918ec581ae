import { expect, test } from "vitest";
import * as z from "zod/mini";
import { full } from "./all-content.ts";
import { home } from "./pages/home.ts";
import { quoteOf } from "./shop-reviews.ts";

const text = z.string();
const quote = z.object({ text, author: text, score: z.int(), date: text, experienceDate: text });
const block = z
  .object({ score: z.number(), count: z.int(), quotes: z.array(quote) })
  .parse(home.blocks.find(({ __component }) => __component === "blocks.reviews"));

test("score and number on the home page are those of all reviews of products on sale", () => {
  const all = full
    .filter(({ viewable, oldProduct }) => viewable && !oldProduct)
    .flatMap(({ json_avis }) => json_avis);
  const mean = all.reduce((sum, { score }) => sum + score, 0) / all.length;
  expect(block.count).toBe(all.length);
  expect(Math.abs(block.score - mean)).toBeLessThanOrEqual(0.05);
});

test("the quotes of the home page are reviews of products, the newest first", () => {
  const said = full.flatMap(({ json_avis }) => json_avis);
  for (const { text, author, score, date, experienceDate } of block.quotes) {
    expect(said).toContainEqual(expect.objectContaining({ text, author, score, date, experienceDate }));
  }
  const dates = block.quotes.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("a missing review cannot be quoted", () => {
  expect(() => quoteOf("MUS-CH-ADU-POU", "Personne")).toThrow("no review by Personne");
});
