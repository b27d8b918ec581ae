import type { CartLine } from "../../../../shared/cart/cart.ts";
import type { AddItem } from "../../../../shared/cart/cart-input.ts";
import { restoredItem } from "../../../../shared/cart/restored-item.ts";

export interface RemovedLine {
  line: CartLine;
  item: AddItem;
  removal: Promise<unknown>;
  /** Code of the format that took the line's place. */
  swappedFor?: string | undefined;
}

export interface Removals {
  removed: readonly RemovedLine[];
  order: readonly number[];
}

export const noRemovals: Removals = { removed: [], order: [] };

export interface CartRow {
  line: CartLine;
  removed: boolean;
}

/** Current lines plus removed ones in their old places, without duplicates. A swapped one stands where the old one did. */
export function rowsOf(lines: readonly CartLine[], { removed, order }: Removals): CartRow[] {
  const codes = new Set(lines.map(({ variantCode }) => variantCode));
  const gone = removed.filter(({ line }) => !codes.has(line.variantCode));
  const placeOf = ({ line }: CartRow) => {
    const before = removed.find(({ swappedFor }) => swappedFor === line.variantCode);
    const place = order.indexOf(before?.line.id ?? line.id);
    return place === -1 ? order.length : place;
  };
  return [
    ...lines.map((line) => ({ line, removed: false })),
    ...gone.map(({ line }) => ({ line, removed: true })),
  ].sort((one, other) => placeOf(one) - placeOf(other));
}

export function withRemoval(
  removals: Removals,
  lines: readonly CartLine[],
  { line, ...removal }: Omit<RemovedLine, "item">,
): Removals {
  const others = removals.removed.filter((other) => other.line.variantCode !== line.variantCode);
  const item = restoredItem(line);
  return {
    removed: item ? [...others, { line, item, ...removal }] : others,
    order: rowsOf(lines, removals).map((row) => row.line.id),
  };
}
