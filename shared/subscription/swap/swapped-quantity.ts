import { maximumQuantity } from "../../cart/cart.ts";

interface Packs {
  quantity: number | null;
  weight: number | null;
}

export function swappedQuantity({ quantity, weight }: Packs, offered: number | null): number {
  const before = quantity ?? 1;
  if (!weight || !offered) return before;
  return Math.min(Math.max(Math.round((before * weight) / offered), 1), maximumQuantity);
}
