import { articlesOf, type Cart } from "../../../shared/cart/cart.ts";

export interface LineChange {
  /** 0 removes the line. */
  quantity?: number;
  /** Days; 0 is a one-off purchase. */
  interval?: number;
}

/** A pending change of a line, in this tab or another. */
export interface PendingChange extends LineChange {
  lineId: number;
}

export interface ShownCart {
  /** Lines with pending changes; amounts only as the server settled them. */
  cart: Cart;
  /** Amounts are from before the last change, here or in another tab. */
  updating: boolean;
  /** Lines with a pending change in this tab. */
  busyLines: readonly number[];
}

/** The cart after pending changes: lines and their count, never amounts. */
export function withPending(cart: Cart, changes: readonly PendingChange[]): Cart {
  const lines = changes.reduce(withChange, cart.lines);
  return { ...cart, lines, count: articlesOf(lines) + cart.unreadLines };
}

function withChange(lines: Cart["lines"], { lineId, quantity, interval }: PendingChange): Cart["lines"] {
  if (quantity === 0) return lines.filter(({ id }) => id !== lineId);
  return lines.map((line) =>
    line.id === lineId
      ? {
          ...line,
          quantity: quantity ?? line.quantity,
          subscriptionInterval: interval ?? line.subscriptionInterval,
        }
      : line,
  );
}

export function hasChange({ lines }: Cart, { lineId, quantity, interval }: PendingChange): boolean {
  const line = lines.find(({ id }) => id === lineId);
  if (quantity === 0 || !line) return quantity === 0 && !line;
  return (
    (quantity ?? line.quantity) === line.quantity &&
    (interval ?? line.subscriptionInterval) === line.subscriptionInterval
  );
}
