import type { QueryClient } from "@tanstack/react-query";
import type { WholeCartAnswer } from "../../../../shared/api/api.ts";
import { cartSchema } from "../../../../shared/api/cart.ts";
import type { CountedCart } from "../../../../shared/api/read-cart.ts";
import { type Cart, emptyCart } from "../../../../shared/cart/cart.ts";
import { withChange } from "../../../../shared/cart/cart-change.ts";
import type { AddItem, AddTogether, SwapItem } from "../../../../shared/cart/cart-input.ts";
import * as clock from "../../../../shared/time/clock.ts";
import type { TrackedEvent } from "../../../../shared/tracking/events.ts";
import { CartRefused } from "../cart-calls.ts";
import { cartEvents } from "../cart-events.ts";
import {
  addedTogether,
  addition,
  type CartWrite,
  couponApplied,
  couponRemoved,
  lineChange,
  lineSwap,
  orderBoughtAgain,
  type SentWrite,
  sendOnce,
  type WrittenLine,
} from "../cart-writes.ts";
import { type LineChange, type PendingChange, type ShownCart, withPending } from "../optimistic-cart.ts";
import type { CartChannel, CartNews, CartUpdate, Settlement } from "./cart-channel.ts";
import type { CartLock } from "./cart-lock.ts";
import { agrees, parseSettlement } from "./cart-settlement.ts";
import type { CartSummaryStore } from "./cart-summary.ts";

export interface CartTabParts {
  queryClient: QueryClient;
  channel: CartChannel;
  summary: CartSummaryStore;
  lock: CartLock;
  leftUnsettled?: readonly PendingChange[] | undefined;
  track: (event: TrackedEvent) => void;
}

export const cartKey = ["cart"] as const;

/**
 * Writes run one at a time across tabs, since parallel writes deadlock in the API. On page leave, waiting
 * ones are sent at once and the worker serializes them. Pending writes are re-applied over each settled cart.
 */
export function createCartTab({ queryClient, channel, summary, lock, leftUnsettled, track }: CartTabParts) {
  const name = Math.random().toString(36);
  const pending: Change[] = [];
  let known: Cart | undefined;
  let stamp = 0;
  let isNewer = false;
  let stale = false;
  /** Pending changes of other tabs, by tab. Entries of closed tabs stay until the next read. */
  const elsewhere = new Map<string, readonly PendingChange[]>();
  if (leftUnsettled) elsewhere.set("left", leftUnsettled);

  channel.listen(hear);
  summary.onRead((cart) => {
    takeRead(cart);
    show();
  });

  return {
    unsettled: () => (pending.length > 0 ? pendingChanges() : undefined),
    sendWaiting,
    read,
    showPage,
    addToCart,
    changeLine,
    removeLine,
    swapLine,
    applyCoupon,
    removeCoupon,
    buyAgain,
    addTogether,
  };

  async function read(): Promise<ShownCart> {
    announce(await lock("shared", async () => takeRead(await summary.currentCart())));
    // Another tab may have sent a newer cart since the lock was released.
    return known ? shown() : read();
  }

  function takeRead(answered: CountedCart): Settlement<Cart> {
    const cart = cartSchema.parse(answered);
    elsewhere.clear();
    return settle({ cart });
  }

  function showPage(cart: Cart): void {
    const overtaken = pending.length > 0 || isNewer;
    if (!overtaken || !known) known = cart;
    stale = overtaken;
    show();
  }

  /** Rejects with CartRefused. @param arrived called when the badge no longer needs to count the article */
  function addToCart(item: AddItem, arrived?: () => void): Promise<WrittenLine | undefined> {
    return make({ ...addition(item), arrived });
  }

  /** A change still waiting merges with the next one of its line: fifty clicks are two calls. */
  function changeLine(id: number, wanted: LineChange): Promise<unknown> {
    const waiting = pending.find(({ wanted: other, sent }) => other?.lineId === id && !sent);
    if (waiting?.wanted) {
      Object.assign(waiting.wanted, wanted);
      announce();
      return waiting.done ?? Promise.resolve();
    }
    return make(lineChange({ ...wanted, lineId: id }));
  }

  function removeLine(id: number): Promise<unknown> {
    return changeLine(id, { quantity: 0 });
  }

  function swapLine(id: number, item: SwapItem): Promise<unknown> {
    return make(lineSwap(id, item));
  }

  function applyCoupon(code: string): Promise<unknown> {
    return make(couponApplied(code));
  }

  function removeCoupon(code: string): Promise<unknown> {
    return make(couponRemoved(code));
  }

  function buyAgain(order: string): Promise<WholeCartAnswer | undefined> {
    return answerTo((onAnswer) => orderBoughtAgain(order, onAnswer));
  }

  function addTogether(input: AddTogether): Promise<WholeCartAnswer | undefined> {
    return answerTo((onAnswer) => addedTogether(input, onAnswer));
  }

  async function answerTo(
    write: (onAnswer: (answer: WholeCartAnswer) => void) => CartWrite,
  ): Promise<WholeCartAnswer | undefined> {
    let answered: WholeCartAnswer | undefined;
    await make(write((answer) => (answered = answer)));
    return answered;
  }

  function make(parts: CartWrite): Promise<WrittenLine | undefined> {
    const change: Change = { ...parts };
    pending.push(change);
    announce();
    change.done = queryClient
      .getMutationCache()
      .build<WrittenLine | undefined, Error, void, unknown>(queryClient, {
        mutationKey: cartKey,
        scope: { id: "cart" },
        networkMode: "always",
        mutationFn: () => lock("exclusive", (isGranted) => run(change, isGranted)),
      })
      .execute();
    return change.done;
  }

  function sendWaiting(): void {
    for (const change of pending.filter(({ sent }) => !sent)) sendOnce(change).catch(() => {});
  }

  async function run(change: Change, isGranted: boolean): Promise<WrittenLine | undefined> {
    const before = { cart: known, count: summary.settledCount() };
    const certain = stale ? undefined : before.count === 0 ? emptyCart : known;
    let settled: Settlement<Cart> | undefined;
    let formats: WholeCartAnswer["added"];
    const tell = () => {
      if (settled)
        cartEvents({ write: change, before: certain, update: settled.said, formats }).forEach(track);
    };
    try {
      const answer = await sendOnce(change);
      change.arrived?.();
      if ("change" in answer) {
        settled = settle({ change: answer.change, lineId: change.wanted?.lineId });
        tell();
        const { line, towards } = answer.change;
        return line ? { ...line, towards } : undefined;
      }
      formats = answer.added;
      settled = answer.cart ? settle({ cart: answer.cart }) : undefined;
      tell();
      stale ||= !answer.cart;
      return undefined;
    } catch (error) {
      const cart = await cartAfter(error);
      change.arrived?.();
      settled = cart && settle({ cart });
      stale ||= !cart;
      // The answer was lost, but the cart shows that the change was made.
      const isLost = error instanceof CartRefused && !error.certain;
      if (!(cart && isLost && change.isDone(cart, before))) throw error;
      tell();
      return change.line?.(cart);
    } finally {
      pending.splice(pending.indexOf(change), 1);
      if (!settled && known) summary.settle(shown().cart.count);
      announce(settled);
      // The lock was denied, so another tab may have opened a cart at the same moment; a read joins it.
      if (!isGranted && before.count === 0) void read().catch(() => {});
    }
  }

  async function cartAfter(error: unknown): Promise<Cart | undefined> {
    const answered = error instanceof CartRefused && error.cart;
    return cartSchema.safeParse(answered || (await summary.currentCart().catch(() => undefined))).data;
  }

  function settle(update: CartUpdate<Cart>): Settlement<Cart> {
    const settlement = { said: update, stamp: Math.max(clock.now(), stamp + 1) };
    take(settlement);
    return settlement;
  }

  function take(settlement: Settlement<Cart>): void {
    stamp = settlement.stamp;
    isNewer = true;
    const { said: update } = settlement;
    if ("cart" in update) {
      known = update.cart;
      stale = false;
      summary.settle(update.cart.count);
      return;
    }
    summary.settle(update.change.count);
    const merged = known && withChange(known, update.change, update.lineId);
    stale ||= known !== undefined && !merged;
    known = merged ?? known;
  }

  function hear({ from, count, settled: sent, updating }: CartNews): void {
    const settled = sent && parseSettlement(sent);
    if (settled && settled.stamp > stamp) take(settled);
    // No newer stamp: the message is older, or the clocks of the tabs differ.
    else if (settled && known) stale ||= !agrees(settled.said, known);
    elsewhere.delete(from);
    if (updating) elsewhere.set(from, updating);
    show();
    if (count !== undefined && (updating || !known)) summary.settle(count);
  }

  function announce(settled?: Settlement<Cart>): void {
    show();
    channel.tell({
      from: name,
      count: summary.read().count,
      settled,
      updating: pending.length > 0 ? pendingChanges() : undefined,
    });
  }

  function show(): void {
    if (!known) return;
    const news = shown();
    queryClient.setQueryData(cartKey, news);
    if (!stale) summary.settle(news.cart.count);
    if (!stale || pending.length > 0) return;
    const isShown = queryClient.getQueryCache().find({ queryKey: cartKey })?.getObserversCount();
    if (isShown) void queryClient.invalidateQueries({ queryKey: cartKey });
    else {
      known = undefined;
      stale = false;
      queryClient.removeQueries({ queryKey: cartKey });
    }
  }

  function shown(): ShownCart {
    if (!known) throw new Error("no cart is known yet");
    return {
      cart: withPending(known, [...[...elsewhere.values()].flat(), ...pendingChanges()]),
      updating: stale || pending.length > 0 || elsewhere.size > 0,
      busyLines: pendingChanges().map(({ lineId }) => lineId),
    };
  }

  function pendingChanges(): PendingChange[] {
    return pending.flatMap(({ wanted }) => wanted ?? []);
  }
}

export type CartTab = ReturnType<typeof createCartTab>;

interface Change extends SentWrite {
  done?: Promise<WrittenLine | undefined>;
}
