import { hashOf } from "../hash.ts";
import type { Cart, CartLine, CartTotals } from "./cart.ts";

/** What a write to the cart answers: the line it was about, count and totals. A page that knows the cart needs no more. */
export interface CartChange extends CartTotals {
  /** The line as it now is; null where it is gone, or where the write was about no line. */
  line: CartLine | null;
  /** Of all lines of the cart: tells whether what a page knows, with this change, is the whole truth. */
  fingerprint: string;
}

/** The change that brings a page to this cart. */
export function toChange({ lines, ...totals }: Cart, line: CartLine | undefined): CartChange {
  return { ...totals, line: line ?? null, fingerprint: fingerprintOf(lines) };
}

/**
 * The cart a page knows, with a change made to it; undefined where more has changed than the change says (another
 * device, a price, a merged line): the cart is to be read again.
 *
 * @param lineId the line the change was about, where it was about one that existed
 */
export function withChange(
  cart: Cart,
  { line, fingerprint, ...totals }: CartChange,
  lineId?: number,
): Cart | undefined {
  const lines = linesWith(cart.lines, line, lineId);
  return fingerprintOf(lines) === fingerprint ? { ...totals, lines } : undefined;
}

/** A line that is there keeps its place, with its picture and address: a change may come while these cannot be had. */
function linesWith(lines: CartLine[], changed: CartLine | null, lineId: number | undefined): CartLine[] {
  if (!changed) return lines.filter(({ id }) => id !== lineId);
  return lines.some(({ id }) => id === changed.id)
    ? lines.map((line) => (line.id === changed.id ? { ...line, ...changed } : line))
    : [...lines, changed];
}

/** Equal for two lists of lines that say the same of quantities, frequencies, prices and stock. */
export function fingerprintOf(lines: readonly CartLine[]): string {
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
