import { expect, test } from "vitest";
import { isVariantCode } from "./variant-code.ts";

test.each(["11000101", "MUG_BLUE", "Tasse n° 3", "50%", "a.b", "x".repeat(255)])("%j is a code", (code) =>
  expect(isVariantCode(code)).toBe(true),
);

test.each(["", ".", "..", "a/b", "a\nb", "a\u0000b", "\ud800", "x".repeat(256)])(
  "%j fits into no path and is no code",
  (code) => expect(isVariantCode(code)).toBe(false),
);
