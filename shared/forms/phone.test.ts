import { expect, test } from "vitest";
import { phoneCountries, phoneExample, prefixAfter, readablePhone, readPhone } from "./phone.ts";

test.each(phoneCountries)("the example of a mobile number of %s is one (spec 5, phone)", async (country) => {
  const number = await readPhone(phoneExample(country), country, true);
  expect(number).toMatch(/^\+\d{9,14}$/);
  // Spaces alone are put in.
  expect(readablePhone(number ?? "").replaceAll("\u00a0", "")).toBe(number);
});

test.each([
  ["+33612345678", "+33 6 12 34 56 78"],
  ["+32470123456", "+32 470 12 34 56"],
  ["+352621123456", "+352 621 12 34 56"],
  ["+441632960001", "+441632960001"],
])("%s is shown as %s", (number, shown) => {
  expect(readablePhone(number).replaceAll("\u00a0", " ")).toBe(shown);
});

test.each([
  ["", "FR", "FR", "BE", "BE"],
  [" ", "DE", "FR", "BE", "BE"],
  ["0470 12 34 56", "FR", "FR", "BE", "BE"],
  ["0151 23456789", "DE", "FR", "BE", "DE"],
  ["", "FR", "FR", "ES", "FR"],
])(
  "beside %j the prefix %s, the address moved from %s to %s, is %s",
  (number, prefix, before, after, then) => {
    expect(prefixAfter({ number, prefix }, { before, after })).toBe(then);
  },
);
