import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as clock from "../../../../shared/time/clock.ts";
import { readDraft, writeDraft } from "./draft-store.ts";
import { removeDraft, removeDrafts } from "./remove-drafts.ts";

const hour = 60 * 60 * 1000;
const draft = { base: "a1", inputs: { city: "Lyon" } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.stubGlobal("sessionStorage", new MemoryStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a draft is kept for an hour from its last change, then removed", () => {
  writeDraft("step", { base: "a1", inputs: { city: "Paris" } });
  vi.advanceTimersByTime(hour - 1);
  writeDraft("step", draft);
  vi.advanceTimersByTime(hour - 1);
  expect(readDraft("step")).toMatchObject(draft);
  vi.advanceTimersByTime(1);
  expect(readDraft("step")).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("a clock that was set back does not keep it longer", () => {
  writeDraft("step", draft);
  vi.setSystemTime(clock.now() - hour);
  expect(readDraft("step")).toBeUndefined();
});

test("nothing typed is nothing kept, and drafts are removed by the beginning of their keys", () => {
  for (const key of ["order/1/a", "order/1/b", "order/2"]) writeDraft(key, draft);
  writeDraft("order/2", { base: "a1", inputs: {} });
  expect(readDraft("order/2")).toBeUndefined();
  sessionStorage.setItem("other", "stays");
  removeDrafts("order/1");
  expect(Object.keys(sessionStorage)).toEqual(["other"]);
});

test("a draft that is removed or not found leaves those whose keys begin alike", () => {
  writeDraft("entry/12", draft);
  expect(readDraft("entry/1")).toBeUndefined();
  writeDraft("entry/1", { base: "a1", inputs: {} });
  removeDraft("entry/1");
  expect(readDraft("entry/12")).toMatchObject(draft);
});

test.each(["", "null", "[]", '{"at":"now"}', "{"])("what is no draft is none: %s", (stored) => {
  sessionStorage.setItem("draft:step", stored);
  expect(readDraft("step")).toBeUndefined();
});

class MemoryStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
