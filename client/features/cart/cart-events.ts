import type { AddedFormat } from "../../../shared/api/api.ts";
import type { Cart, CartLine } from "../../../shared/cart/cart.ts";
import { itemOf } from "../../../shared/tracking/cart-items.ts";
import type { EventItem, TrackedEvent } from "../../../shared/tracking/events.ts";
import type { CartWrite } from "./cart-writes.ts";
import type { CartUpdate } from "./tabs/cart-channel.ts";

interface SettledWrite {
  write: Pick<CartWrite, "added" | "wanted">;
  before: Cart | undefined;
  update: CartUpdate<Cart>;
  /** Additions counted by the worker, if a write has several formats: this tab may not know the old cart. */
  formats?: readonly AddedFormat[] | undefined;
}

export function cartEvents(settled: SettledWrite): TrackedEvent[] {
  const changes = changesOf(settled);
  const added = changes.filter(({ more }) => more > 0).map(toItem);
  const removed = changes.filter(({ more }) => more < 0).map(toItem);
  return [
    ...(added.length > 0 ? [{ name: "add_to_cart" as const, data: { items: added } }] : []),
    ...(removed.length > 0 ? [{ name: "remove_from_cart" as const, data: { items: removed } }] : []),
  ];
}

interface Change {
  line: CartLine;
  more: number;
  list?: string | undefined;
}

function changesOf({ write: { added, wanted }, before, update, formats }: SettledWrite): Change[] {
  const isWhole = "cart" in update;
  if (formats && isWhole) {
    return formats.flatMap(({ variantCode, quantity }) => {
      const line = update.cart.lines.find((one) => one.variantCode === variantCode);
      return line ? { line, more: quantity } : [];
    });
  }
  const isAbout = ({ id, variantCode }: CartLine) => {
    if (added) return variantCode === added.variantCode;
    return wanted ? id === wanted.lineId : isWhole;
  };
  const now = (isWhole ? update.cart.lines : [update.change.line]).filter((line) => line !== null);
  const after = now.filter(isAbout);
  const earlier = before?.lines.filter(isAbout);
  if (added) return additionsOf(added, earlier, after);
  return earlier ? differences(earlier, after) : [];
}

/** Another device may have added the same format, so at most the quantity of this tab counts. */
function additionsOf(
  { quantity, sourceItemList: list }: NonNullable<CartWrite["added"]>,
  before: CartLine[] | undefined,
  after: CartLine[],
): Change[] {
  const line = after.at(-1);
  const more = before ? quantityOf(after) - quantityOf(before) : quantity;
  return line && more > 0 ? [{ line, more: Math.min(more, quantity), list }] : [];
}

/** Compares by format: a removed and restored line counts as unchanged. */
function differences(before: CartLine[], after: CartLine[]): Change[] {
  const lines = new Map([...before, ...after].map((line) => [line.variantCode, line]));
  return [...lines].flatMap(([code, line]) => {
    const ofFormat = ({ variantCode }: CartLine) => variantCode === code;
    const more = quantityOf(after.filter(ofFormat)) - quantityOf(before.filter(ofFormat));
    return more ? [{ line, more }] : [];
  });
}

const quantityOf = (lines: CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + (quantity ?? Number.NaN), 0);

const toItem = ({ line, more, list = line.sourceItemList }: Change): EventItem => ({
  ...itemOf(line, Math.abs(more)),
  ...(list ? { list } : {}),
});
