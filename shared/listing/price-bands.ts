import { isWholeAmount } from "../money/money.ts";

/** Upper bounds in minor units; the slug of a label is its value in addresses. */
const bands = [
  { label: "Moins de 5\u00a0€", below: 500 },
  { label: "5 à 10\u00a0€", below: 1000 },
  { label: "10 à 20\u00a0€", below: 2000 },
  { label: "20\u00a0€ et plus", below: Number.POSITIVE_INFINITY },
] as const;

/** Undefined for an invalid price. */
export function priceBandLabel(price: number): string | undefined {
  return isWholeAmount(price) ? bands.find(({ below }) => price < below)?.label : undefined;
}
