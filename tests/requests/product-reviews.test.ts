import { expect, test } from "vitest";
import { visitor } from "./visitor.ts";

const sixty = "/produits/croquettes-chat-sterilise-poulet-fibres-de-legumes/";
const few = "/produits/terrine-chat-lapin-fenouil/";

const text = (html: string) => html.replaceAll(/<!-- -->/g, "").replaceAll(/<[^>]*>/g, "");
const datesOf = (html: string) => html.match(/Publié le (?:<!-- -->)?[^<,]+/g) ?? [];

test("of sixty reviews the twelve newest are sent, and the page says so", async () => {
  const html = await (await visitor({ agent: "googlebot" }).get(sixty)).text();
  expect(text(html)).toContain("60 avis, les 12 plus récents, du plus récent au plus ancien.");
  expect(text(html)).toMatch(/\d,\d sur 5, d’après 60 avis/);
  expect(text(html)).toContain("Lire 9 autres avis");
  expect(datesOf(html)).toHaveLength(12);
});

test.each(["chrome", "googlebot"] as const)(
  "such a page weighs 60 kB of HTML at most (%s)",
  async (agent) => {
    const html = await (await visitor({ agent }).get(sixty)).text();
    expect(new TextEncoder().encode(html).byteLength).toBeLessThanOrEqual(60_000);
  },
);

test("a product without reviews says so, and nothing of the newest", async () => {
  const html = await (await visitor().get(few)).text();
  expect(text(html)).not.toMatch(/plus récents/);
});
