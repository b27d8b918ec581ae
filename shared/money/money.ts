import { BoundedMap } from "../bounded-map.ts";

/** Where a price is not a whole number of minor units (spec 3). */
const missingPrice = "--,--\u00a0€";

/** A price of zero: French law forbids "gratuit" for food. */
const freePrice = "Offert";

/** Whole minor units (spec 3). */
export function isWholeAmount(minor: unknown): minor is number {
  return Number.isSafeInteger(minor);
}

/** "12,90 €" for 1290; zero is "Offert", an invalid price is dashes (spec 3). */
export function formatMoney(minor: unknown, currency = "EUR"): string {
  return minor === 0 ? freePrice : formatAmount(minor, currency);
}

/** An accounting line, where zero is "0,00 €" and −500 is "−5,00 €"; dashes as above. */
export function formatAmount(minor: unknown, currency = "EUR"): string {
  const formatter = formatterOf(currency);
  if (!isWholeAmount(minor) || !formatter) return missingPrice;
  // Intl writes a hyphen, which screen readers pass over in silence.
  return (minor < 0 ? "−" : "") + formatter.format(Math.abs(minor) / 100);
}

/** "49 €" for 4900, as a threshold is said; otherwise as `formatMoney`. */
export const formatRound = (minor: number): string => formatMoney(minor).replace(",00", "");

/** Whole minor units; null where price or weight (grams) is unknown. */
export function pricePerKilo(minor: unknown, grams: unknown): number | null {
  if (!isWholeAmount(minor) || typeof grams !== "number" || !(grams > 0)) return null;
  const perKilo = Math.round((minor * 1000) / grams);
  return isWholeAmount(perKilo) ? perKilo : null;
}

/** "6,45 €/kg", a duty beside every price; weight in grams; dashes where unknown. */
export function formatPerKilo(minor: unknown, grams: unknown, currency = "EUR"): string {
  return `${formatAmount(pricePerKilo(minor, grams), currency)}/kg`;
}

const formatters = new BoundedMap<string, Intl.NumberFormat>(20);

/**
 * One formatter a currency: making one costs more than rendering a page of prices. None for a code that Intl refuses.
 */
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
