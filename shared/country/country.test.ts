import { describe, expect, test } from "vitest";
import { shopCountries } from "../identity.ts";
import { asksForCountry, countryOf, localeOf } from "./country.ts";

test("a choice is kept as the locale of its country", () => {
  expect(shopCountries.map(localeOf)).toEqual(["fr-FR", "fr-BE", "fr-LU"]);
  expect(shopCountries.map((country) => countryOf(localeOf(country)))).toEqual([...shopCountries]);
});

test.each(["", "fr", "nl-BE", "fr-be", "fr-DE", "BE", "fr-FR ", "__proto__"])(
  "%j is no locale of the shop",
  (locale) => {
    expect(countryOf(locale)).toBeUndefined();
  },
);

describe("the question of the country", () => {
  const unknown = { detected: undefined, country: "FR" as const, answered: undefined };

  test.each(["BE", "LU", "DE", "US"])("is for somebody in %s who never chose", (detected) => {
    expect(asksForCountry({ ...unknown, detected })).toBe(true);
  });

  test("is not for somebody in France who never chose, nor where nobody knows", () => {
    expect(asksForCountry({ ...unknown, detected: "FR" })).toBe(false);
    expect(asksForCountry(unknown)).toBe(false);
  });

  test("is not for somebody who is where the shop delivers", () => {
    expect(asksForCountry({ detected: "BE", country: "BE", answered: "BE" })).toBe(false);
    expect(asksForCountry({ detected: "BE", country: "BE", answered: undefined })).toBe(false);
  });

  test("is for somebody who is elsewhere than the country of delivery, once", () => {
    expect(asksForCountry({ detected: "LU", country: "BE", answered: "BE" })).toBe(true);
    expect(asksForCountry({ detected: "FR", country: "BE", answered: "BE" })).toBe(true);
    expect(asksForCountry({ detected: "LU", country: "FR", answered: "LU" })).toBe(false);
  });

  test("never comes back once it was closed", () => {
    for (const detected of ["BE", "LU", "FR", "US"])
      expect(asksForCountry({ ...unknown, detected, answered: "closed" })).toBe(false);
  });
});
