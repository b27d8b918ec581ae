import * as z from "zod/mini";

/**
 * Countries that the shop delivers to and has shops in (spec 1), its own first. The language is French in all of them;
 * each has its own time zone and bank holidays.
 */
export const shopCountries = ["FR", "BE", "LU"] as const;
export type ShopCountry = (typeof shopCountries)[number];

/** Until a visitor chooses (spec 5, phone; spec 9). */
export const defaultCountry: ShopCountry = "FR";

/** How a visitor's choice is kept: the locale of the country ("fr-BE"). */
export const localeOf = (country: ShopCountry) => `fr-${country}`;

/** The country of a locale; undefined for one that the shop does not speak. */
export function countryOf(locale: string): ShopCountry | undefined {
  return shopCountries.find((country) => localeOf(country) === locale);
}

/** What the form of countries sends. */
export const countryChoiceSchema = z.object({ country: z.enum(shopCountries) });

/** What is said of delivery to a country, in the words of the content system. */
export interface DeliveryTerm {
  country: ShopCountry;
  text: string;
}

/** What is known of a visitor who opens a page. */
export interface Whereabouts {
  /** Two capital letters, as the edge says; undefined where it says nothing. */
  seen: string | undefined;
  /** The country chosen before; undefined where none was. */
  chosen: ShopCountry | undefined;
  /** For which country the question was answered last; "closed" where it was closed without an answer. */
  answered: string | undefined;
}

/**
 * Whether a visitor is asked for the country (spec 2, country and language wall): somebody who seems to be elsewhere
 * than where the shop delivers to, asked once for each place, and never again after closing the question.
 */
export function asksForCountry({ seen, chosen, answered }: Whereabouts): boolean {
  if (!seen || answered === "closed" || answered === seen) return false;
  return seen !== (chosen ?? defaultCountry);
}
