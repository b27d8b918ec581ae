import fc from "fast-check";
import { expect, test } from "vitest";
import { assertProperty } from "../../../tests/rigs/property.ts";
import { scrollExit } from "./scroll-exit.ts";

const longest = 2000;

function scroll(...tops: readonly number[]): boolean[] {
  const { isExit } = scrollExit();
  return tops.map((top) => isExit({ top, longest }));
}

test("scrolling up by more than 80 px after half of the page is an exit", () => {
  expect(scroll(1001, 921)).toEqual([false, false]);
  expect(scroll(1001, 920)).toEqual([false, true]);
  expect(scroll(500, 1001, 1500, 1460, 1419)).toEqual([false, false, false, false, true]);
});

test("half of the page is not past half of it", () => {
  expect(scroll(1000, 0)).toEqual([false, false]);
});

test("it is sent again only after half of the page is passed again", () => {
  expect(scroll(1500, 1400, 900, 100, 1500, 1400)).toEqual([false, true, false, false, false, true]);
});

test("a phone that swings back from the end of the page is no exit", () => {
  expect(scroll(2000, 2140, 2000)).toEqual([false, false, false]);
});

test("another page begins at its top", () => {
  const { isExit, restart } = scrollExit();
  isExit({ top: 1500, longest });
  restart();
  expect(isExit({ top: 0, longest })).toBe(false);
});

test("a page that does not scroll has no exit", () => {
  const { isExit } = scrollExit();
  expect([0, 5, -100, 0].map((top) => isExit({ top, longest: 0 }))).toEqual(Array(4).fill(false));
});

test("without having been past half of the page, or without 80 px upwards, there is none", () => {
  assertProperty(
    fc.property(fc.array(fc.integer({ min: -200, max: longest / 2 })), (tops) => {
      expect(scroll(...tops)).not.toContain(true);
    }),
  );
  assertProperty(
    fc.property(fc.array(fc.integer({ min: longest - 80, max: longest + 200 })), (tops) => {
      expect(scroll(...tops)).not.toContain(true);
    }),
  );
});
