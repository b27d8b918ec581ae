const format = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** "30 €", "4,50 €": whole minor units in the words of a sentence. */
export function inEuros(amount: number): string {
  return format.format(amount / 100);
}
