import { BoundedMap } from "../bounded-map.ts";

const missingPrice = "--,--\u00a0€";

/** French law forbids "gratuit" for food. */
const freePrice = "Offert";

export function isWholeAmount(minor: unknown): minor is number {
  return Number.isSafeInteger(minor);
}

/** Whole minor units: 1290 gives "12,90 €", 0 gives "Offert", anything invalid gives dashes. */
export function formatMoney(minor: unknown, currency = "EUR"): string {
  return minor === 0 ? freePrice : formatAmount(minor, currency);
}

export function formatAmount(minor: unknown, currency = "EUR"): string {
  const formatter = formatterOf(currency);
  if (!isWholeAmount(minor) || !formatter) return missingPrice;
  // Intl writes a hyphen, which screen readers skip.
  return (minor < 0 ? "−" : "") + formatter.format(Math.abs(minor) / 100);
}

export const formatRound = (minor: number): string => formatMoney(minor).replace(",00", "");

export function pricePerKilo(minor: unknown, grams: unknown): number | null {
  if (!isWholeAmount(minor) || typeof grams !== "number" || !(grams > 0)) return null;
  const perKilo = Math.round((minor * 1000) / grams);
  return isWholeAmount(perKilo) ? perKilo : null;
}

/** Required by law beside each price. Weight in grams; dashes if unknown. */
export function formatPerKilo(minor: unknown, grams: unknown, currency = "EUR"): string {
  return `${formatAmount(pricePerKilo(minor, grams), currency)}/kg`;
}

const formatters = new BoundedMap<string, Intl.NumberFormat>(20);

/** Cached per currency, because creating one costs more than rendering a page of prices. */
function formatterOf(currency: string): Intl.NumberFormat | undefined {
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  return formatters.remember(
    currency,
    () =>
      new Intl.NumberFormat("fr-FR", {
        style: "currency",
        currency,
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
  );
}
