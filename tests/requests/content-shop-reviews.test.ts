import { afterEach, expect, test, vi } from "vitest";
import { readLog } from "./log-lines.ts";
import { askStandIns, visitor } from "./visitor.ts";

afterEach(() => vi.restoreAllMocks());

const quote = {
  text: "Gamelle finie en deux minutes.",
  author: "Claire M.",
  score: 5,
  date: "2026-10-21",
  experienceDate: "2026-10-02",
};
const reviews = {
  __component: "blocks.reviews",
  title: "Ils ont fini leur gamelle",
  score: 4.5,
  count: 12,
  sort: "Choisis par nous.",
  quotes: [quote],
};

async function pageWith(block: object): Promise<{ text: string; leftOut: unknown[] }> {
  const log = readLog();
  await askStandIns("/_sandbox/publish", {
    collection: "page",
    key: "a-propos",
    changes: { blocks: [{ __component: "blocks.rich-content", text: "Notre histoire." }, block] },
  });
  const html = await (await visitor({ agent: "googlebot" }).get("/page/a-propos/")).text();
  const text = html.replaceAll("<!-- -->", "").replaceAll(/<[^>]*>/g, "");
  return {
    text,
    leftOut: log()
      .filter(({ event }) => event === "block left out")
      .map(({ key }) => key),
  };
}

test("reviews of the shop have both dates and say how they are sorted (L121-3)", async () => {
  const { text, leftOut } = await pageWith(reviews);
  expect(text).toContain("Choisis par nous.");
  expect(text).toContain("Publié le 21\u00a0octobre\u00a02026, achat du 2\u00a0octobre\u00a02026");
  expect(leftOut).toEqual([]);
});

test.each([
  ["the date of a review", { ...reviews, quotes: [{ ...quote, date: undefined }] }],
  ["the date of an experience", { ...reviews, quotes: [{ ...quote, experienceDate: undefined }] }],
  ["a date that can be read", { ...reviews, quotes: [{ ...quote, date: "hier" }] }],
  ["how they are sorted", { ...reviews, sort: undefined }],
  ["a word on how they are sorted", { ...reviews, sort: " " }],
])("without %s they are left out, and the log says so; the page still shows", async (_, block) => {
  const { text, leftOut } = await pageWith(block);
  expect(text).toContain("Notre histoire.");
  expect(text).not.toContain("Gamelle finie");
  expect(leftOut).toEqual(["blocks.reviews"]);
});
