import type { Cart, CartLine } from "../cart/cart.ts";

/** Discount of each line in cents, spread by value in the same way as the API does. */
export function itemDiscounts({ accounting, lines }: Pick<Cart, "accounting" | "lines">): number[] {
  const prices = lines.map(priceOf);
  const reduction = -(accounting.promotionReduction ?? 0);
  const value = prices.reduce((total, price) => total + price, 0);
  if (reduction <= 0 || value <= 0) return prices.map(() => 0);
  // Differences of rounded running sums, so that the shares add up to the reduction.
  let before = 0;
  return prices.map((price) => {
    const after = before + price;
    const share = Math.round((reduction * after) / value) - Math.round((reduction * before) / value);
    before = after;
    return share;
  });
}

const priceOf = ({ unitPrice, quantity }: CartLine): number => (unitPrice ?? 0) * (quantity ?? 0);
