import type { Variant } from "../product.ts";
import { isSellable, visibleVariants } from "../product-rules.ts";

export function closestFormat(
  product: { variants: readonly Variant[] },
  { weight }: Pick<Variant, "weight">,
): Variant | undefined {
  const distance = (other: Variant) => Math.abs((other.weight ?? Number.NaN) - (weight ?? Number.NaN));
  return visibleVariants(product)
    .filter(isSellable)
    .reduce<Variant | undefined>(
      (nearest, other) => (nearest && !(distance(other) < distance(nearest)) ? nearest : other),
      undefined,
    );
}
