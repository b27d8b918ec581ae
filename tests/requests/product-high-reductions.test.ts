import { afterEach, expect, test, vi } from "vitest";
import { readLog } from "./log-lines.ts";
import { askStandIns, visitor } from "./visitor.ts";

afterEach(() => vi.restoreAllMocks());

const format = {
  code: "11999901",
  slug: "2-kg",
  name: "2 kg",
  weight: 2000,
  in_stock: true,
  base_price: 2000,
};

async function pageAt(prices: object): Promise<{ text: string; reported: unknown[] }> {
  vi.restoreAllMocks();
  const log = readLog();
  await askStandIns("/_sandbox/publish", {
    collection: "product",
    key: "MUS-CH-ADU-POU",
    changes: { ProductVariants: [{ ...format, ...prices }] },
  });
  const html = await (await visitor().get("/produits/croquettes-chien-adulte-poulet-fermier-riz/")).text();
  const lines = log().filter(({ event }) => event === "reduction above the cap");
  return { text: html.replaceAll(/<[^>]*>/g, ""), reported: lines.map(({ variant }) => variant) };
}

test("a subscription within the cap shows the percentage of its own prices", async () => {
  const { text, reported } = await pageAt({ base_price_subscription: 1700 });
  expect(text).toMatch(/Abonnement −15\s%/);
  expect(reported).toEqual([]);
});

test("a subscription beyond the cap with the reduction of its price shows none, and is logged once", async () => {
  const prices = { base_price_subscription: 1800, lowest_price_30_days: 2800 };
  const { text, reported } = await pageAt(prices);
  expect(text).toMatch(/−28\s%/);
  expect(text).not.toMatch(/Abonnement −/);
  expect(reported).toEqual([format.code]);
  expect((await pageAt(prices)).reported).toEqual([]);
});
