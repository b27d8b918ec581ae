const format = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** "30 €", "4,50 €", from whole minor units. */
export function inEuros(amount: number): string {
  return format.format(amount / 100);
}
