import { expect, test } from "vitest";
import { createSentOnce } from "../features/tracking/sent-once.ts";
import { isText, storedList } from "./stored-list.ts";

const none = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

const holding = (held: Record<string, string>, setItem?: () => void) => () => ({
  getItem: (key: string) => held[key] ?? null,
  setItem: setItem ?? ((key: string, value: string) => void Object.assign(held, { [key]: value })),
  removeItem: (key: string) => void delete held[key],
});

test("a list is kept under the prefix that a withdrawal removes, and an empty one not at all", () => {
  const held: Record<string, string> = {};
  const list = storedList(holding(held), "pages", isText);
  list.write(["a"]);
  expect(held).toEqual({ "mesure:pages": '["a"]' });
  expect(list.read()).toEqual(["a"]);
  list.write([]);
  expect(held).toEqual({});
});

test.each(["{", "null", "12", '{"0":"a"}', '[1,{"a":2}]'])(
  "what somebody else stored (%s) is no list",
  (text) => {
    expect(storedList(holding({ "mesure:pages": text }), "pages", isText).read()).toEqual([]);
  },
);

test("where storage is disabled a list lasts as long as its page", () => {
  const list = storedList(none, "pages", isText);
  expect(list.read()).toEqual([]);
  list.write(["a"]);
  expect(list.read()).toEqual(["a"]);
  expect(list.isKept()).toBe(false);
});

test("where storage is full a list lasts as long as its page", () => {
  const full = () => {
    throw new DOMException("Quota exceeded.", "QuotaExceededError");
  };
  const list = storedList(holding({ "mesure:pages": '["old"]' }, full), "pages", isText);
  list.write(["old", "new"]);
  expect(list.read()).toEqual(["old", "new"]);
});

test("where storage is disabled a page that was loaded again counts as sent", () => {
  const list = () => storedList(none, "pages", isText);
  const sent = (isReloaded: boolean) =>
    createSentOnce({ pages: list(), orders: list(), isTaken: () => false, isReloaded: () => isReloaded });
  expect(sent(false).isNewPage("tags", "entry")).toBe(true);
  expect(sent(true).isNewPage("tags", "entry")).toBe(false);
});
