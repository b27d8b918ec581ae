import { expect, test } from "vitest";
import { type Entry, journalIn, lastChange, withEntries } from "./journal.ts";

const entry = (change: Partial<Entry> = {}): Entry => ({
  at: "2026-11-23T18:00:00.000Z",
  who: "Ana",
  why: "trop de plaintes",
  name: "exit-intent",
  from: null,
  to: "false",
  ...change,
});

test("it has the newest first, and the last two hundred", () => {
  const old = Array.from({ length: 200 }, (_, index) => entry({ why: String(index) }));
  const journal = withEntries(old, [entry({ why: "new" })]);
  expect([journal.length, journal[0]?.why, journal.at(-1)?.why]).toEqual([200, "new", "198"]);
  expect(journalIn(JSON.stringify(journal))).toEqual(journal);
});

test("who made it so is known where nobody wrote past the journal", () => {
  const journal = [entry({ name: "features", to: "[]" }), entry()];
  expect(lastChange(journal, "exit-intent", "false")?.who).toBe("Ana");
  expect(lastChange(journal, "exit-intent", "true")).toBeUndefined();
  expect(lastChange(journal, "maintenance", undefined)).toBeUndefined();
});

test("one that cannot be read is not replaced", () => {
  expect(() => journalIn("{")).toThrow("cannot be read");
  expect(journalIn(undefined)).toEqual([]);
});
