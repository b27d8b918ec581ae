import { expect, test } from "vitest";
import type { StoredAnswer } from "./bundles.ts";
import { siteBundle } from "./bundles.ts";
import { noPublishes, withPublished } from "./publishes.ts";
import { bundleIn, largestSite, nextSites, type Sites, siteIn } from "./site.ts";

const now = Date.UTC(2026, 10, 30);
const minute = 60_000;
const day = 24 * 60 * minute;

const answer = (value: string, fetchedAt = now): StoredAnswer => ({ value, fetchedAt });
const menu = (value: string, fetchedAt = now) => ({ "header:menu": answer(value, fetchedAt) });

interface Next {
  name?: string;
  publishes?: typeof noPublishes;
  at?: number;
}

const next = (
  stored: Sites,
  latest: Record<string, StoredAnswer>,
  { name = siteBundle, publishes = noPublishes, at = now }: Next = {},
) => nextSites(stored, { name, latest, publishes, hasWebhook: true, now: at });

test("what is told is added, and the later answer of an entry counts", () => {
  const first = next({}, menu("new")) ?? {};
  expect(first).toEqual({ [siteBundle]: menu("new") });
  const others = { ...menu("old", now - minute), "footer:all": answer("footer") };
  expect(next(first, others)).toEqual({ [siteBundle]: { ...menu("new"), "footer:all": answer("footer") } });
});

test("what has not changed is not written, unless it was published or five minutes have passed", () => {
  const stored = { [siteBundle]: menu("menu") };
  const later = (minutes: number) => menu("menu", now + minutes * minute);
  const at = now + 6 * minute;
  expect(next(stored, later(4), { at })).toBeUndefined();
  expect(next(stored, later(5), { at })).toEqual({ [siteBundle]: later(5) });
  const publishes = withPublished(noPublishes, ["header:menu"], now + minute);
  expect(next(stored, later(4), { at, publishes })).toEqual({ [siteBundle]: later(4) });
});

test("builds of two formats do not drop each other's site, and one that nobody stores is gone after three days", () => {
  const stored = next({ old: menu("old") }, menu("new")) ?? {};
  expect(Object.keys(stored)).toEqual(["old", siteBundle]);
  expect(next(stored, menu("newer", now + day), { at: now + day })).toHaveProperty("old");
  expect(next(stored, menu("newer", now + 3 * day), { at: now + 3 * day })).not.toHaveProperty("old");
  expect(Object.keys(next({ older: now, ...stored }, menu("third"), { name: "third" }) ?? {})).toEqual([
    siteBundle,
    "third",
  ]);
});

test("a site that is too large stays apart for a day", () => {
  const stored = next({}, menu("x".repeat(largestSite))) ?? {};
  expect([stored, bundleIn(stored, siteBundle)]).toEqual([{ [siteBundle]: now }, null]);
  expect(next(stored, menu("small"), { at: now + day - 1 })).toBeUndefined();
  expect(next(stored, menu("small"), { at: now + day })).toEqual({ [siteBundle]: menu("small") });
  expect(next({ old: now, [siteBundle]: menu("menu") }, menu("new", now + day), { at: now + day })).toEqual({
    [siteBundle]: menu("new", now + day),
  });
});

test.each<[string, Parameters<typeof siteIn>[0], unknown]>([
  ["of an earlier release", {}, "apart"],
  ["that names it too large", { sites: { [siteBundle]: now - day + 1 } }, "apart"],
  ["that named it too large a day ago", { sites: { [siteBundle]: now - day } }, "missing"],
  ["that is lost", undefined, "missing"],
  ["that lacks it", { sites: {} }, "missing"],
  ["with another shape of it", { sites: { [siteBundle]: { a: 1 } } }, "missing"],
  ["with it", { sites: { [siteBundle]: menu("menu") } }, menu("menu")],
])("the site in a list %s", (_, stored, site) => {
  expect(siteIn(stored, now)).toEqual(site);
});
