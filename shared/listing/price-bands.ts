import { isWholeAmount } from "../money/money.ts";

const bands = [
  { label: "Moins de 5\u00a0€", below: 500 },
  { label: "5 à 10\u00a0€", below: 1000 },
  { label: "10 à 20\u00a0€", below: 2000 },
  { label: "20\u00a0€ et plus", below: Number.POSITIVE_INFINITY },
] as const;

export function priceBandLabel(price: number): string | undefined {
  return isWholeAmount(price) ? bands.find(({ below }) => price < below)?.label : undefined;
}
