import { expect, test } from "vitest";
import { listingPage, namesFirstPage } from "./listing-page.ts";

const all = Array.from({ length: 50 }, (_, index) => index);

test("without a number it is the first page, of 24", () => {
  const first = listingPage(all, undefined);
  expect(first).toMatchObject({ page: 1, pages: 3 });
  expect(first?.entries).toEqual(all.slice(0, 24));
});

test("the last page holds what is left", () => {
  expect(listingPage(all, "3")?.entries).toEqual([48, 49]);
});

test.each(["0", "1", "4", "01", "-1", "2.0", "abc", "", "99999999999"])("there is no page %j", (asked) =>
  expect(listingPage(all, asked)).toBeUndefined(),
);

test("an empty list has one empty page", () => {
  expect(listingPage([], undefined)).toEqual({ page: 1, pages: 1, count: 0, entries: [] });
});

test.each([
  ["1", true],
  ["", true],
  [undefined, false],
  ["0", false],
  ["01", false],
  ["2", false],
])("%j names the first page: %s", (asked, names) => expect(namesFirstPage(asked)).toBe(names));
