import { expect, test } from "vitest";
import * as z from "zod/mini";
import { full, stringsOf } from "./all-content.ts";
import { pages } from "./pages.ts";

const text = z.string();
const quote = z.object({ text, author: text, score: z.int(), date: text, experienceDate: text });
const blockSchema = z.object({ score: z.number(), count: z.int(), quotes: z.array(quote) });
const blocksOf = (kind: string) =>
  Object.values(pages).flatMap(({ blocks }) =>
    blocks.filter(({ __component }) => __component === `blocks.${kind}`),
  );
const shown = blocksOf("reviews").map((block) => blockSchema.parse(block));
const listed = full
  .filter(({ viewable, oldProduct }) => viewable && !oldProduct)
  .flatMap(({ json_avis }) => json_avis);
const mean = listed.reduce((sum, { score }) => sum + score, 0) / listed.length;

test("score and number that pages show are those of all reviews of products on sale", () => {
  expect(shown.length).toBeGreaterThanOrEqual(2);
  const score = Math.round(mean * 10) / 10;
  for (const block of shown) expect(block).toMatchObject({ score, count: listed.length });
  const told = stringsOf(pages.home).filter((said) => /avis vérifiés|^[\d,]+ sur 5$/.test(said));
  expect(told).toEqual([
    `${score.toLocaleString("fr-FR")} sur 5`,
    `D’après ${listed.length.toLocaleString("fr-FR")} avis vérifiés.`,
  ]);
});

test("quotes of pages are reviews of products, the newest first", () => {
  const said = full.flatMap(({ json_avis }) => json_avis);
  for (const { quotes } of shown) {
    for (const one of quotes) expect(said).toContainEqual(expect.objectContaining(one));
    const dates = quotes.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  }
});
