import { expect, test } from "vitest";
import { newSponsorCode } from "./sponsor-code.ts";

test("a sponsor's code has no signs that look or sound alike, and is drawn anew each time", () => {
  const codes = Array.from({ length: 500 }, newSponsorCode);
  expect(codes.filter((code) => !/^MUSEAU-[ACDEFGHJKMNPQRTUVWXY34679]{7}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});
