import { expect, test } from "vitest";
import { isDelivered } from "./delivered-place.ts";

test.each([
  ["97110", "FR", false],
  ["97 400", "FR", false],
  ["97500", "FR", false],
  ["97800", "FR", false],
  ["98400", "FR", false],
  ["98600", "FR", false],
  ["98709", "FR", false],
  ["F-98800", "FR", false],
  ["98900", "FR", false],
  ["97000", "FR", true],
  ["97900", "FR", true],
  ["98000", "FR", true],
  ["98500", "FR", true],
  ["20000", "FR", true],
  ["974", "FR", true],
  [null, "FR", true],
  ["9740", "BE", true],
  ["97400", "DE", true],
] as const)("a parcel to %s in %s is delivered: %s", (postcode, countryCode, isServed) => {
  expect(isDelivered({ countryCode, postcode })).toBe(isServed);
});
