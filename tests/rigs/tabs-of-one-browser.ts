import { QueryClient, QueryObserver } from "@tanstack/query-core";
import type { ShownCart } from "../../client/features/cart/optimistic-cart.ts";
import type { CartChannel, CartNews } from "../../client/features/cart/tabs/cart-channel.ts";
import type { CartLock } from "../../client/features/cart/tabs/cart-lock.ts";
import { createCartSummary } from "../../client/features/cart/tabs/cart-summary.ts";
import { type CartTab, cartKey, createCartTab } from "../../client/features/cart/tabs/cart-tab.ts";
import type { TrackedEvent } from "../../shared/tracking/events.ts";

export interface TestTab extends CartTab {
  summary: ReturnType<typeof createCartSummary>;
  tracked: TrackedEvent[];
  shown: () => ShownCart | undefined;
  queryClient: QueryClient;
  look: () => void;
  close: () => void;
}

export function openBrowser({ hasLocks = true } = {}): {
  openTab: (left?: TestTab) => TestTab;
  lock: CartLock;
} {
  const lock: CartLock = hasLocks ? createLock() : (_, act) => act(false);
  const channels = new Set<(news: CartNews) => void>();
  return { openTab, lock };

  function openTab(left?: TestTab): TestTab {
    const listeners: ((news: CartNews) => void)[] = [];
    const hear = (news: CartNews) => {
      for (const listener of listeners) listener(news);
    };
    channels.add(hear);
    const channel: CartChannel = {
      tell: (news) => {
        // Messages between real tabs are copies, arrive a moment later and keep their order.
        if (!channels.has(hear)) return;
        const copy = structuredClone(news);
        for (const other of channels)
          if (other !== hear) setTimeout(() => channels.has(other) && other(copy));
      },
      listen: (listener) => void listeners.push(listener),
    };
    const tracked: TrackedEvent[] = [];
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const summary = createCartSummary({ channel, lock });
    const tab = createCartTab({
      queryClient,
      channel,
      summary,
      lock: (mode, act) =>
        lock(mode, (isGranted) => (channels.has(hear) ? act(isGranted) : Promise.reject(pageLeft))),
      track: (event) => void tracked.push(event),
      leftUnsettled: left?.unsettled(),
    });
    const query = { queryKey: cartKey, queryFn: () => tab.read() };
    return {
      ...tab,
      read: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      look: () => void new QueryObserver(queryClient, { ...query, staleTime: 30_000 }).subscribe(() => {}),
      summary,
      tracked,
      queryClient,
      shown: () => queryClient.getQueryData<ShownCart>(cartKey),
      close: () => void channels.delete(hear),
    };
  }
}

/** Mimics Web Locks: in order, shared readers, one writer. */
function createLock(): CartLock {
  let writers: Promise<unknown> = Promise.resolve();
  let readers: Promise<unknown>[] = [];
  return (mode, act) => {
    const before = mode === "shared" ? writers : Promise.allSettled([writers, ...readers]);
    const turn = before.then(() => act(true));
    const over = turn.catch(() => undefined);
    if (mode === "shared") readers.push(over);
    else {
      writers = over;
      readers = [];
    }
    return turn;
  };
}

export const pageLeft = new Error("the page was left");
