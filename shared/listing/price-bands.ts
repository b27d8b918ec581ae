import { isWholeAmount } from "../money/money.ts";

interface Band {
  label: string;
  /** Whole minor units. */
  below: number;
}

const prices: readonly Band[] = [
  { label: "Moins de 5\u00a0€", below: 500 },
  { label: "5 à 10\u00a0€", below: 1000 },
  { label: "10 à 20\u00a0€", below: 2000 },
  { label: "20\u00a0€ et plus", below: Number.POSITIVE_INFINITY },
];

const pricesPerKilo: readonly Band[] = [
  { label: "Moins de 8\u00a0€/kg", below: 800 },
  { label: "8 à 10\u00a0€/kg", below: 1000 },
  { label: "10 à 15\u00a0€/kg", below: 1500 },
  { label: "15 à 30\u00a0€/kg", below: 3000 },
  { label: "30\u00a0€/kg et plus", below: Number.POSITIVE_INFINITY },
];

export const priceBandLabel = (price: number | null): string | undefined => bandOf(prices, price);

export const perKiloBandLabel = (perKilo: number | null): string | undefined =>
  bandOf(pricesPerKilo, perKilo);

function bandOf(bands: readonly Band[], amount: number | null): string | undefined {
  return isWholeAmount(amount) ? bands.find(({ below }) => amount < below)?.label : undefined;
}
