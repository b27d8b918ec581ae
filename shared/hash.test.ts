import { expect, test } from "vitest";
import { fnv1a, hashOf } from "./hash.ts";

test.each([
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("%j has the hash of FNV-1a's own test vectors", (text, hash) => {
  expect(fnv1a(text)).toBe(hash);
});

test("values of the same JSON have the same hash", () => {
  expect(hashOf([1, { a: null }])).toBe(hashOf([1, { a: null }]));
  expect(hashOf([1])).not.toBe(hashOf(["1"]));
});
