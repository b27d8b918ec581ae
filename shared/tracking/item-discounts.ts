import type { Cart, CartLine } from "../cart/cart.ts";

/**
 * What promotions and coupons take off each line, in cents, in the order of the lines: spread by value, to the cent, as
 * the API distributes them.
 */
export function itemDiscounts({ accounting, lines }: Pick<Cart, "accounting" | "lines">): number[] {
  const prices = lines.map(priceOf);
  const reduction = -(accounting.promotionReduction ?? 0);
  const value = prices.reduce((total, price) => total + price, 0);
  if (reduction <= 0 || value <= 0) return prices.map(() => 0);
  // Each share is the difference of two rounded sums: together they are exactly the reduction.
  let before = 0;
  return prices.map((price) => {
    const after = before + price;
    const share = Math.round((reduction * after) / value) - Math.round((reduction * before) / value);
    before = after;
    return share;
  });
}

const priceOf = ({ unitPrice, quantity }: CartLine): number => (unitPrice ?? 0) * (quantity ?? 0);
