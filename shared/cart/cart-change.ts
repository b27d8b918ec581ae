import { hashOf } from "../hash.ts";
import type { Cart, CartLine, CartTotals } from "./cart.ts";

export interface CartChange extends CartTotals {
  /** Null where it was removed, or where the write was about no line. */
  line: CartLine | null;
  /** Of all lines: tells whether the browser's cart is complete after this change. */
  version: string;
}

export function toChange({ lines, frequencies: _, ...totals }: Cart, line: CartLine | undefined): CartChange {
  return { ...totals, line: line ?? null, version: linesVersion(lines) };
}

/**
 * The browser's cart after a change; undefined where something else changed too (another device, a price, a merged
 * line), or where the cart was empty and has no frequencies, and the cart must be read again.
 *
 * @param lineId the line that was changed, if it existed
 */
export function withChange(
  cart: Cart,
  { line, version, ...totals }: CartChange,
  lineId?: number,
): Cart | undefined {
  const { frequencies } = cart;
  if (line && !frequencies.length) return undefined;
  const lines = linesWith(cart.lines, line, lineId);
  if (linesVersion(lines) !== version) return undefined;
  // As the server tells an empty cart.
  return { ...totals, lines, frequencies: lines.length > 0 ? frequencies : [] };
}

/** A known line keeps its place, picture and address: the content system may be out when the change comes. */
function linesWith(lines: CartLine[], changed: CartLine | null, lineId: number | undefined): CartLine[] {
  if (!changed) return lines.filter(({ id }) => id !== lineId);
  return lines.some(({ id }) => id === changed.id)
    ? lines.map((line) => (line.id === changed.id ? { ...line, ...changed } : line))
    : [...lines, changed];
}

/** Equal for lists with the same quantities, frequencies, prices and stock. */
export function linesVersion(lines: readonly CartLine[]): string {
  return hashOf(
    lines.map((line) => [
      line.id,
      line.quantity,
      line.subscriptionInterval,
      line.unitPrice,
      line.total,
      line.soldOut ? 1 : 0,
    ]),
  );
}
