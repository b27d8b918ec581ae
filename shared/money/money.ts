import { BoundedMap } from "../bounded-map.ts";

/** Shown where a price is not a whole number of minor units (spec 3). */
export const missingPrice = "--,--\u00a0€";

/** A price of zero: French law keeps "gratuit" from food, "offert" is said instead. */
export const freePrice = "Offert";

/** Whole minor units, the only form of a price that is shown as one (spec 3). */
export function isWholeAmount(minor: unknown): minor is number {
  return Number.isSafeInteger(minor);
}

/** "12,90 €" for 1290 minor units; zero is "Offert", anything but a whole number shows as dashes (spec 3). */
export function formatMoney(minor: unknown, currency = "EUR"): string {
  return minor === 0 ? freePrice : formatAmount(minor, currency);
}

/** A line of an account, where zero is an amount: "0,00 €", "−5,00 €". Dashes as for a price. */
export function formatAmount(minor: unknown, currency = "EUR"): string {
  const formatter = formatterOf(currency);
  if (!isWholeAmount(minor) || !formatter) return missingPrice;
  // Intl writes a hyphen, which screen readers pass over in silence.
  return (minor < 0 ? "−" : "") + formatter.format(Math.abs(minor) / 100);
}

/** Whole minor units for a kilogram of what costs `minor` and weighs `grams`; null where either is not known. */
export function pricePerKilo(minor: unknown, grams: unknown): number | null {
  if (!isWholeAmount(minor) || typeof grams !== "number" || !(grams > 0)) return null;
  const perKilo = Math.round((minor * 1000) / grams);
  return isWholeAmount(perKilo) ? perKilo : null;
}

/** "6,45 €/kg" for what costs `minor` and weighs `grams` (the unit price is a duty beside every price); dashes where not known. */
export function formatPerKilo(minor: unknown, grams: unknown, currency = "EUR"): string {
  return `${formatAmount(pricePerKilo(minor, grams), currency)}/kg`;
}

const formatters = new BoundedMap<string, Intl.NumberFormat>(20);

/** One formatter a currency, since making one costs more than a page full of prices; none for a code Intl would refuse. */
function formatterOf(currency: string): Intl.NumberFormat | undefined {
  const known = formatters.get(currency);
  if (known || !/^[A-Z]{3}$/.test(currency)) return known;
  const made = new Intl.NumberFormat("fr-FR", {
    style: "currency",
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formatters.set(currency, made);
  return made;
}
