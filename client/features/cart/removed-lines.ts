import type { CartLine } from "../../../shared/cart/cart.ts";
import type { AddItem } from "../../../shared/cart/cart-input.ts";
import { restoredItem } from "../../../shared/cart/restored-item.ts";

export interface RemovedLine {
  line: CartLine;
  /** What puts it back. */
  item: AddItem;
  /** Rejects where it failed. */
  removal: Promise<unknown>;
}

/** What was removed since the last other change, and can be put back. */
export interface Removals {
  removed: readonly RemovedLine[];
  /** Ids of all rows, as they stood at the last removal. */
  order: readonly number[];
}

export const noRemovals: Removals = { removed: [], order: [] };

export interface CartRow {
  line: CartLine;
  removed: boolean;
}

/** Lines and, where they were, those that were removed. What the cart has again is shown once. */
export function rowsOf(lines: readonly CartLine[], { removed, order }: Removals): CartRow[] {
  const codes = new Set(lines.map(({ variantCode }) => variantCode));
  const gone = removed.filter(({ line }) => !codes.has(line.variantCode));
  const placeOf = ({ line }: CartRow) => {
    const place = order.indexOf(line.id);
    return place === -1 ? order.length : place;
  };
  return [
    ...lines.map((line) => ({ line, removed: false })),
    ...gone.map(({ line }) => ({ line, removed: true })),
  ].sort((one, other) => placeOf(one) - placeOf(other));
}

/** @param lines of the cart, before this one is removed */
export function withRemoval(
  removals: Removals,
  lines: readonly CartLine[],
  { line, removal }: Omit<RemovedLine, "item">,
): Removals {
  const others = removals.removed.filter((other) => other.line.variantCode !== line.variantCode);
  const item = restoredItem(line);
  return {
    removed: item ? [...others, { line, item, removal }] : others,
    order: rowsOf(lines, removals).map((row) => row.line.id),
  };
}
