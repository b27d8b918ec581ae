import type { Cart, CartLine } from "../cart/cart.ts";

/**
 * What promotions and coupons take off each line, in cents, in the order of the lines. Some versions of the API tell it
 * line by line; what only the order tells is spread by value, to the cent.
 */
export function itemDiscounts({ accounting, lines }: Pick<Cart, "accounting" | "lines">): number[] {
  const known = lines.map((line) => Math.max(0, priceOf(line) - (line.total ?? priceOf(line))));
  const left = lines.map((line, place) => priceOf(line) - (known[place] ?? 0));
  const spread = -(accounting.promotionReduction ?? 0) - sum(known);
  const value = sum(left);
  if (spread <= 0 || value <= 0) return known;
  // Each share is the difference of two rounded sums: together they are exactly the reduction.
  let before = 0;
  return known.map((discount, place) => {
    const after = before + (left[place] ?? 0);
    const share = Math.round((spread * after) / value) - Math.round((spread * before) / value);
    before = after;
    return discount + share;
  });
}

const priceOf = ({ unitPrice, quantity }: CartLine): number => (unitPrice ?? 0) * (quantity ?? 0);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
