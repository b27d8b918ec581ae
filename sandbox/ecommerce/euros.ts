const format = new Intl.NumberFormat("fr-FR", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

export function inEuros(amount: number): string {
  return format.format(amount / 100);
}
