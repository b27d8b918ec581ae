import { type KnownCountry, shopCountries } from "../identity.ts";

export type ShopCountry = KnownCountry;

export const [defaultCountry] = shopCountries;

export const localeOf = (country: ShopCountry) => `fr-${country}`;

export function countryOf(locale: string): ShopCountry | undefined {
  return shopCountries.find((country) => localeOf(country) === locale);
}

export interface DeliveryTerm {
  country: ShopCountry;
  /** One per way of delivery. */
  lines: string[];
}

export interface Whereabouts {
  detected: string | undefined;
  country: ShopCountry;
  /** Country at the last answer, or "closed" after a dismissal. */
  answered: string | undefined;
}

/** Asks once per detected country, and never after a dismissal. */
export function asksForCountry({ detected, country, answered }: Whereabouts): boolean {
  if (!detected || answered === "closed" || answered === detected) return false;
  return detected !== country;
}
