import { QueryClient, QueryObserver } from "@tanstack/query-core";
import type { CartChannel, CartNews } from "./cart-channel.ts";
import type { CartLock } from "./cart-lock.ts";
import { createCartSummary } from "./cart-summary.ts";
import { type CartTab, cartKey, createCartTab, type ShownCart } from "./cart-tab.ts";

/** One tab as the tests see it. */
export interface TestTab extends CartTab {
  summary: ReturnType<typeof createCartSummary>;
  shown: () => ShownCart | undefined;
  queryClient: QueryClient;
  /** From now on somebody looks at the cart, as on its page: what is found to be stale is read again. */
  look: () => void;
  /** Hears nothing and tells nothing any more: the tab is gone. What it sent goes on. */
  close: () => void;
}

/** For tests: what the tabs of one browser share, with the tabs' own modules on top. Calls go by the global `fetch`. */
export function openBrowser(): { openTab: (left?: TestTab) => TestTab; lock: CartLock } {
  const lock = createLock();
  const channels = new Set<(news: CartNews) => void>();
  return { openTab, lock };

  /** @param left the page before it in the same tab */
  function openTab(left?: TestTab): TestTab {
    const listeners: ((news: CartNews) => void)[] = [];
    const hear = (news: CartNews) => {
      for (const listener of listeners) listener(news);
    };
    channels.add(hear);
    const channel: CartChannel = {
      tell: (news) => {
        // A copy, and a moment later, as between real tabs; in their order.
        if (!channels.has(hear)) return;
        const copy = structuredClone(news);
        for (const other of channels)
          if (other !== hear) setTimeout(() => channels.has(other) && other(copy));
      },
      listen: (listener) => void listeners.push(listener),
    };
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const summary = createCartSummary({ channel, lock });
    const tab = createCartTab({
      queryClient,
      channel,
      summary,
      lock: (mode, act) => lock(mode, () => (channels.has(hear) ? act() : Promise.reject(pageLeft))),
      leftUnsettled: left?.isChanging() ?? false,
    });
    const query = { queryKey: cartKey, queryFn: () => tab.read() };
    return {
      ...tab,
      read: () => queryClient.fetchQuery({ ...query, staleTime: 0 }),
      look: () => void new QueryObserver(queryClient, { ...query, staleTime: 30_000 }).subscribe(() => {}),
      summary,
      queryClient,
      shown: () => queryClient.getQueryData<ShownCart>(cartKey),
      close: () => void channels.delete(hear),
    };
  }
}

/** As Web Locks has it: in the order of asking; readers together, a writer alone. */
function createLock(): CartLock {
  let writers: Promise<unknown> = Promise.resolve();
  let readers: Promise<unknown>[] = [];
  return (mode, act) => {
    const before = mode === "shared" ? writers : Promise.allSettled([writers, ...readers]);
    const turn = before.then(act);
    const over = turn.catch(() => undefined);
    if (mode === "shared") readers.push(over);
    else {
      writers = over;
      readers = [];
    }
    return turn;
  };
}

/** What waits for its turn when its page goes away never has it. */
export const pageLeft = new Error("the page was left");
