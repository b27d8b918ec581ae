import { expect, test } from "vitest";
import { unreadable } from "./formats.ts";

const one = { drafts: { writes: 1, reads: [1] } };
const both = { drafts: { writes: 1, reads: [1, 2] } };
const two = { drafts: { writes: 2, reads: [1, 2] } };

test("neighbours that read each other are released, in both orders", () => {
  for (const [before, after] of [
    [one, one],
    [one, both],
    [both, two],
    [two, both],
  ] as const) {
    expect(unreadable(before, after)).toEqual([]);
  }
});

test("a new format is refused where the old build would not read it", () => {
  expect(unreadable(one, two)).toEqual([expect.stringContaining("the old build does not read")]);
});

test("a build that gives an old format up too early is refused", () => {
  expect(unreadable(one, { drafts: { writes: 2, reads: [2] } })).toHaveLength(2);
});

test("a format that is new is nobody's fault; one that is given up has to be written no more first", () => {
  expect(unreadable({}, one)).toEqual([]);
  expect(unreadable(one, {})).toEqual([expect.stringContaining("drafts: the old build writes it (1)")]);
  const readOnly = { drafts: { writes: 0, reads: [1] } };
  expect(unreadable(one, readOnly)).toEqual([]);
  expect(unreadable(readOnly, {})).toEqual([]);
});
