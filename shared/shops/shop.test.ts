import { expect, test } from "vitest";
import { internationalPhone } from "./shop.ts";

test.each([
  ["04 65 71 69 09", "FR", "+33465716909"],
  ["02 318 05 58", "BE", "+3223180558"],
  ["081 39 50 12", "BE", "+3281395012"],
  ["27 86 23 40", "LU", "+35227862340"],
  ["+352 27 86 23 40", "LU", "+35227862340"],
] as const)("%s of %s is dialled as %s", (phone, country, dialled) => {
  expect(internationalPhone(phone, country)).toBe(dialled);
});
