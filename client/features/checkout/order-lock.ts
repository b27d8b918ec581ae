/** `free`: another tab has finished with the order; this one shows an outdated version of it. */
export type LockState = "here" | "elsewhere" | "free";

export type Locks = Pick<LockManager, "request" | "query">;

/** Milliseconds before the holder is looked up: a reloading page releases its lock only now. */
const lookupDelay = 400;

/**
 * One tab at a time acts on an order (spec 2: a notice appears when another browser tab is acting on it). The first
 * to show it holds a Web Lock; the others wait, and take over only on request. A lock that is merely slow to be
 * granted pauses no tab.
 */
export function createOrderLock(order: string, locks: Locks | undefined) {
  const name = `commande ${order}`;
  const listeners = new Set<() => void>();
  let state: LockState = "here";
  let pages = 0;
  /** Identity of the request that holds the lock or waits for it. */
  let request: object | undefined;
  let unlock: (() => void) | undefined;

  function become(next: LockState): void {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function claim(): Promise<void> {
    if (!locks || request) return;
    const mine = {};
    request = mine;
    setTimeout(() => void checkHolder(locks).catch(() => {}), lookupDelay);
    // Without Web Locks every tab may order.
    await locks.request(name, take).catch(() => become("here"));
    if (request === mine) request = undefined;
  }

  /** Holds the lock while a page shows the order. A tab that had to wait must reload the order first. */
  function take(): Promise<void> | undefined {
    if (state === "elsewhere") {
      become("free");
      return undefined;
    }
    become("here");
    return new Promise<void>((resolve) => {
      unlock = resolve;
      if (pages === 0) release();
    });
  }

  async function checkHolder(others: Locks): Promise<void> {
    const { held = [] } = await others.query();
    const isTaken = held.some((lock) => lock.name === name);
    if (isTaken && !unlock && pages > 0) become("elsewhere");
  }

  function release(): void {
    unlock?.();
    unlock = undefined;
    request = undefined;
  }

  return {
    read: (): LockState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns the cleanup. The next step enters before the lock is released. */
    enter(): () => void {
      pages += 1;
      void claim();
      return () => {
        pages -= 1;
        setTimeout(() => pages === 0 && unlock && release());
      };
    },
  };
}
