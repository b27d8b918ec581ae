import { maximumQuantity } from "../cart/cart.ts";

interface Packs {
  quantity: number | null;
  /** Net grams of one pack. */
  weight: number | null;
}

/** The number of packs that comes nearest to the same weight, at least one; the same number where a weight is unknown. */
export function swappedQuantity({ quantity, weight }: Packs, offered: number | null): number {
  const before = quantity ?? 1;
  if (!weight || !offered) return before;
  return Math.min(Math.max(Math.round((before * weight) / offered), 1), maximumQuantity);
}
