import { expect, test } from "vitest";
import { isPlainPress } from "./plain-press.ts";

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("the first button alone is a plain press", () => {
  expect(isPlainPress(plain)).toBe(true);
});

test.each([
  { button: 1 },
  { button: 2 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])("%j is left to the browser: no press is held, and no link within the page is exchanged", (press) => {
  expect(isPlainPress({ ...plain, ...press })).toBe(false);
});
