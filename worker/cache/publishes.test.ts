import { expect, test } from "vitest";
import {
  lastPublished,
  merged,
  noPublishes,
  publishedAt,
  publishedSince,
  publishName,
  withPublished,
} from "./publishes.ts";

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 30);

test("the latest publish of a name counts, and of others nothing is known", () => {
  const publishes = withPublished(withPublished(noPublishes, ["page:a", "page:b"], now), ["page:a"], now + 5);
  expect(["page:a", "page:b", "page:c"].map((name) => publishedAt(publishes, name))).toEqual([
    now + 5,
    now,
    0,
  ]);
});

test("the entries of a product are published under one name", () => {
  const names = [
    publishName("product", "MUS-1:0"),
    publishName("product", "MUS-1:2"),
    publishName("productSummary", "MUS-1:1"),
    publishName("productSlug", "MUS-1"),
  ];
  expect(new Set(names)).toEqual(new Set(["product:MUS-1"]));
  expect(publishName("page", "a:1")).toBe("page:a:1");
});

test("a list of products is due with the last of them", () => {
  const publishes = withPublished(
    withPublished(noPublishes, ["product:A"], now),
    ["product:B", "page:C"],
    now + 1,
  );
  expect(["A", "B", "C"].map((sku) => lastPublished(publishes, new Set([sku])))).toEqual([now, now + 1, 0]);
});

test("names are forgotten after three days", () => {
  const publishes = withPublished(withPublished(noPublishes, ["page:a"], now), ["page:b"], now + 3 * day);
  expect(publishes).toEqual({ before: {}, names: { "page:b": now + 3 * day } });
});

test("beyond 2,000 names of a kind the oldest are dropped: what was fetched before is due, of that kind alone", () => {
  const old = Array.from({ length: 2000 }, (_, index) => `product:${index}`);
  const first = withPublished(noPublishes, [...old, "page:a"], now);
  const publishes = withPublished(first, ["product:new", "product:newer"], now + 1000);
  expect(Object.keys(publishes.names)).toHaveLength(2001);
  expect(
    ["product:new", "product:any", "page:a", "redirect:/b/"].map((name) => publishedAt(publishes, name)),
  ).toEqual([now + 1000, now, now, 0]);
});

test("of two lists the later time of each name counts", () => {
  const one = { before: { page: now }, names: { "page:a": now + 1, "page:b": now + 9 } };
  const other = { before: { page: now + 2, product: now }, names: { "page:a": now + 7, "page:c": now + 3 } };
  expect(merged(one, other, now + 10)).toEqual({
    before: { page: now + 2, product: now },
    names: { "page:a": now + 7, "page:b": now + 9, "page:c": now + 3 },
  });
});

test("a time that is still to come is dropped, so that it hides no later publish", () => {
  const hour = 60 * 60_000;
  const ahead = { before: { page: now + hour }, names: { "page:a": now + hour } };
  const told = { before: { page: now }, names: { "page:a": now + 1 } };
  expect([merged(ahead, told, now + 1), merged(told, ahead, now + 1)]).toEqual([told, told]);
});

test("publishes of a kind since a time are counted, and endless once names have been dropped", () => {
  const publishes = withPublished(
    withPublished(noPublishes, ["redirect:/a/", "page:a"], now),
    ["redirect:/b/"],
    now + 5,
  );
  expect([now - 1, now, now + 5].map((time) => publishedSince(publishes, "redirect", time))).toEqual([
    2, 1, 0,
  ]);
  const dropped = { ...publishes, before: { redirect: now } };
  expect(publishedSince(dropped, "redirect", now - 1)).toBe(Number.POSITIVE_INFINITY);
});

test("long names are dropped sooner, so that the list fits where it is stored", () => {
  const long = Array.from({ length: 1000 }, (_, index) => `redirect:/${"a".repeat(390)}/${index}/`);
  const publishes = withPublished(withPublished(noPublishes, long, now), ["redirect:/new/"], now + 1);
  expect(Object.keys(publishes.names).join("").length).toBeLessThan(150_000);
  expect(publishedAt(publishes, "redirect:/new/")).toBe(now + 1);
  expect(publishes.before).toEqual({ redirect: now });
});
