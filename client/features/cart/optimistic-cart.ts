import { articlesOf, type Cart } from "../../../shared/cart/cart.ts";

export interface LineChange {
  quantity?: number;
  interval?: number;
}

export interface PendingChange extends LineChange {
  lineId: number;
}

export interface ShownCart {
  /** Lines include pending changes; amounts are always the last ones of the server. */
  cart: Cart;
  updating: boolean;
  busyLines: readonly number[];
}

export function withPending(cart: Cart, changes: readonly PendingChange[]): Cart {
  const lines = changes.reduce(withChange, cart.lines);
  return { ...cart, lines, count: articlesOf(lines) + cart.unreadLines };
}

function withChange(lines: Cart["lines"], { lineId, quantity, interval }: PendingChange): Cart["lines"] {
  if (quantity === 0) return lines.filter(({ id }) => id !== lineId);
  return lines.map((line) => {
    if (line.id !== lineId) return line;
    // The offer is for the quantity before the change.
    const { cheaper: _, ...changed } = line;
    return {
      ...changed,
      quantity: quantity ?? line.quantity,
      subscriptionInterval: interval ?? line.subscriptionInterval,
    };
  });
}

export function hasChange({ lines }: Cart, { lineId, quantity, interval }: PendingChange): boolean {
  const line = lines.find(({ id }) => id === lineId);
  if (quantity === 0 || !line) return quantity === 0 && !line;
  return (
    (quantity ?? line.quantity) === line.quantity &&
    (interval ?? line.subscriptionInterval) === line.subscriptionInterval
  );
}

/** Another food changes what the animals eat of the first one. */
export const hasOtherProduct = (now: Pick<Cart, "lines">, loaded: Pick<Cart, "lines">): boolean =>
  now.lines.some(({ sku }) => !loaded.lines.some((line) => line.sku === sku));
