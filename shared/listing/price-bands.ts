import { isWholeAmount } from "../money/money.ts";

interface Band {
  label: string;
  /** Whole minor units. */
  below: number;
}

/** Whole units between which the cheapest formats of dog and cat food divide about evenly. */
const prices = bandsOf([5, 8, 10, 15, 25], "\u00a0€");
const pricesPerKilo = bandsOf([8, 10, 12, 15, 20, 30], "\u00a0€/kg");

const labelsOf = (bands: readonly Band[]) => bands.map(({ label }) => label);

/** Labels in rising order. */
export const priceBandLabels: readonly string[] = labelsOf(prices);
export const perKiloBandLabels: readonly string[] = labelsOf(pricesPerKilo);

export const priceBandLabel = (price: number | null): string | undefined => bandOf(prices, price);

export const perKiloBandLabel = (perKilo: number | null): string | undefined =>
  bandOf(pricesPerKilo, perKilo);

function bandOf(bands: readonly Band[], amount: number | null): string | undefined {
  return isWholeAmount(amount) ? bands.find(({ below }) => amount < below)?.label : undefined;
}

function bandsOf(limits: readonly number[], unit: string): readonly Band[] {
  return [...limits, Number.POSITIVE_INFINITY].map((limit, place) => {
    const from = limits[place - 1];
    const label =
      from === undefined
        ? `Moins de ${limit}${unit}`
        : limit === Number.POSITIVE_INFINITY
          ? `${from}${unit} et plus`
          : `${from} à ${limit}${unit}`;
    return { label, below: limit * 100 };
  });
}
