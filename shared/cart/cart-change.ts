import { hashOf } from "../hash.ts";
import type { Cart, CartLine, CartTotals } from "./cart.ts";

export interface CartChange extends Omit<CartTotals, "delivery"> {
  line: CartLine | null;
  /** Hash of all lines and of the delivery; tells whether the browser's cart is complete after the change. */
  version: string;
  /** Sentence about the next threshold, such as that of free delivery. */
  towards?: string | undefined;
}

export function toChange(cart: Cart, line: CartLine | undefined): CartChange {
  const { lines: _, frequencies: _1, delivery: _2, ...totals } = cart;
  return { ...totals, line: line ?? null, version: cartVersion(cart) };
}

/**
 * Undefined if anything else changed too (another device, a price, a merged line), or if the cart was empty
 * and lacks its frequencies: the caller must then read the cart again.
 */
export function withChange(
  cart: Cart,
  { line, version, towards: _, ...totals }: CartChange,
  lineId?: number,
): Cart | undefined {
  const { frequencies, delivery } = cart;
  if (line && !frequencies.length) return undefined;
  const lines = linesWith(cart.lines, line, lineId);
  // Mirrors the server's shape of an empty cart; the hash covers it.
  const after =
    lines.length > 0 ? { lines, frequencies, delivery } : { lines, frequencies: [], delivery: null };
  return cartVersion(after) === version ? { ...totals, ...after } : undefined;
}

/** Keeps picture and link of a known line, which the change lacks while the content system is down. */
function linesWith(lines: CartLine[], changed: CartLine | null, lineId: number | undefined): CartLine[] {
  if (!changed) return lines.filter(({ id }) => id !== lineId);
  return lines.some(({ id }) => id === changed.id)
    ? lines.map((line) => (line.id === changed.id ? { ...withoutOffer(line), ...changed } : line))
    : [...lines, changed];
}

const withoutOffer = ({ cheaper: _, ...line }: CartLine): CartLine => line;

export function cartVersion({ lines, delivery }: Pick<Cart, "lines" | "delivery">): string {
  return hashOf([
    lines.map((line) => [
      line.id,
      line.quantity,
      line.subscriptionInterval,
      line.unitPrice,
      line.total,
      line.soldOut ? 1 : 0,
      line.cheaper ? 1 : 0,
    ]),
    delivery && [delivery.freeFrom, delivery.arrival?.days, delivery.arrival?.condition],
  ]);
}
