import { expect, test } from "vitest";
import { createSearchCache } from "./cache.ts";

const question = { path: "/queries", query: "saumon" };

test("an answer is kept for its locale alone, for a minute", async () => {
  let now = 0;
  const french = createSearchCache("fr-FR", () => now);
  const dutch = createSearchCache("nl-BE", () => now);
  await french.set(question, "saumon frais");
  const asked = async () => "asked";
  expect(await french.get(question, asked)).toBe("saumon frais");
  expect(await dutch.get(question, asked)).toBe("asked");
  now = 60_000;
  expect(await french.get(question, asked)).toBe("asked");
});

test("what is cleared is asked again", async () => {
  const cache = createSearchCache("fr-FR");
  await cache.set(question, "old");
  await cache.clear();
  expect(await cache.get(question, async () => "new")).toBe("new");
});
