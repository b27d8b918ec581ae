/** Grams: carriers have limits. */
export function weightOf(items: readonly { quantity: number; variant: { weight: number } }[]): number {
  return items.reduce((sum, { quantity, variant }) => sum + quantity * variant.weight, 0);
}
