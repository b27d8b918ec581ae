/**
 * Countries of delivery and shops (spec 1), its own first. French in all; each has its time zone and bank holidays.
 */
export const shopCountries = ["FR", "BE", "LU"] as const;
export type ShopCountry = (typeof shopCountries)[number];

/** Until a visitor chooses (spec 5, phone; spec 9). */
export const defaultCountry: ShopCountry = "FR";

/** The value of the cookie ("fr-BE"). */
export const localeOf = (country: ShopCountry) => `fr-${country}`;

/** Undefined for an unknown locale. */
export function countryOf(locale: string): ShopCountry | undefined {
  return shopCountries.find((country) => localeOf(country) === locale);
}

export interface DeliveryTerm {
  country: ShopCountry;
  text: string;
}

export interface Whereabouts {
  /** Two capital letters, from the edge; undefined where unknown. */
  detected: string | undefined;
  chosen: ShopCountry | undefined;
  /** The country at the last answer; "closed" after a dismissal. */
  answered: string | undefined;
}

/**
 * Whether to show the country wall (spec 2): once for each country that differs from the one delivered to, never
 * after a dismissal.
 */
export function asksForCountry({ detected, chosen, answered }: Whereabouts): boolean {
  if (!detected || answered === "closed" || answered === detected) return false;
  return detected !== (chosen ?? defaultCountry);
}
