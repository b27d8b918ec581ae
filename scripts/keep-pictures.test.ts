import { expect, test } from "vitest";
import { mayBeKept } from "./keep-pictures.ts";

test.each([
  ["public, max-age=60", true],
  ["public, max-age=0", false],
  ["private, max-age=60", false],
  ["no-store", false],
  [undefined, false],
])("a picture with %j is kept: %j", (cacheControl, expected) => {
  expect(mayBeKept(cacheControl)).toBe(expected);
});
