import { hashOf } from "../hash.ts";
import type { Cart, CartLine, CartTotals } from "./cart.ts";

export interface CartChange extends Omit<CartTotals, "delivery"> {
  /** Null where it was removed, or where the write was about no line. */
  line: CartLine | null;
  /** Of all lines, and of the delivery: tells whether the browser's cart is complete after this change. */
  version: string;
}

export function toChange(cart: Cart, line: CartLine | undefined): CartChange {
  const { lines: _, frequencies: _1, delivery: _2, ...totals } = cart;
  return { ...totals, line: line ?? null, version: cartVersion(cart) };
}

/**
 * The browser's cart after a change; undefined where something else changed too (another device, a price, a merged
 * line, the days of the delivery), or where the cart was empty and has no frequencies, and the cart must be read again.
 *
 * @param lineId the line that was changed, if it existed
 */
export function withChange(
  cart: Cart,
  { line, version, ...totals }: CartChange,
  lineId?: number,
): Cart | undefined {
  const { frequencies, delivery } = cart;
  if (line && !frequencies.length) return undefined;
  const lines = linesWith(cart.lines, line, lineId);
  // As the server tells an empty cart.
  const after =
    lines.length > 0 ? { lines, frequencies, delivery } : { lines, frequencies: [], delivery: null };
  return cartVersion(after) === version ? { ...totals, ...after } : undefined;
}

/** A known line keeps its place, picture and address: the content system may be out when the change comes. */
function linesWith(lines: CartLine[], changed: CartLine | null, lineId: number | undefined): CartLine[] {
  if (!changed) return lines.filter(({ id }) => id !== lineId);
  return lines.some(({ id }) => id === changed.id)
    ? lines.map((line) => (line.id === changed.id ? { ...line, ...changed } : line))
    : [...lines, changed];
}

/** Equal for carts with the same quantities, frequencies, prices, stock and delivery. */
export function cartVersion({ lines, delivery }: Pick<Cart, "lines" | "delivery">): string {
  return hashOf([
    lines.map((line) => [
      line.id,
      line.quantity,
      line.subscriptionInterval,
      line.unitPrice,
      line.total,
      line.soldOut ? 1 : 0,
    ]),
    delivery && [delivery.freeFrom, delivery.arrival?.days, delivery.arrival?.condition],
  ]);
}
