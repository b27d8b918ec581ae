import { expect, test } from "vitest";
import { merged, noPublishes, publishedAt, withPublished } from "./publishes.ts";

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 30);

test("the latest publish of a name counts, and of others nothing is known", () => {
  const publishes = withPublished(withPublished(noPublishes, ["a", "b"], now), ["a"], now + 5);
  expect(["a", "b", "c"].map((name) => publishedAt(publishes, name))).toEqual([now + 5, now, 0]);
});

test("names are forgotten after three days", () => {
  const publishes = withPublished(withPublished(noPublishes, ["a"], now), ["b"], now + 3 * day);
  expect(publishes).toEqual({ before: 0, names: { b: now + 3 * day } });
});

test("beyond 2,000 names the oldest are dropped, and everything of before counts as published", () => {
  const old = Array.from({ length: 2000 }, (_, index) => `old ${index}`);
  const publishes = withPublished(withPublished(noPublishes, old, now), ["new", "newer"], now + 1000);
  expect(Object.keys(publishes.names)).toHaveLength(2000);
  expect(["new", "anything"].map((name) => publishedAt(publishes, name))).toEqual([now + 1000, now]);
});

test("of two lists the later time of each name counts", () => {
  const one = { before: now, names: { a: now + 1, b: now + 9 } };
  const other = { before: now + 2, names: { a: now + 7, c: now + 3 } };
  expect(merged(one, other, now + 10)).toEqual({
    before: now + 2,
    names: { a: now + 7, b: now + 9, c: now + 3 },
  });
});
