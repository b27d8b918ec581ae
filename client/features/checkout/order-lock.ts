/**
 * Whether this tab may act on an order. `free`: another tab was acting on it and is done; this one shows the order as it
 * was before.
 */
export type LockState = "here" | "elsewhere" | "free";

/** As much of Web Locks as is needed. */
export type Locks = Pick<LockManager, "request" | "query">;

/** Milliseconds after which it is looked who has the lock: a page that is loaded anew lets go of it only now. */
const patience = 400;

/**
 * One tab at a time acts on an order (spec 2: a notice appears when another browser tab is acting on it). The first that
 * shows it holds a lock as long as it does; the others wait until it is done, and take over only when they are told to. A
 * lock that is merely late in coming, on a busy machine, pauses nobody.
 */
export function createOrderLock(order: string, locks: Locks | undefined) {
  const name = `commande ${order}`;
  const listeners = new Set<() => void>();
  let state: LockState = "here";
  let pages = 0;
  /** The request that waits for the lock or has it. */
  let asked: object | undefined;
  let letGo: (() => void) | undefined;

  function become(next: LockState): void {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  }

  async function claim(): Promise<void> {
    if (!locks || asked) return;
    const mine = {};
    asked = mine;
    setTimeout(() => void lookAround(locks).catch(() => {}), patience);
    // A browser that gives no locks keeps nobody from ordering.
    await locks.request(name, take).catch(() => become("here"));
    if (asked === mine) asked = undefined;
  }

  /** Kept as long as a page shows the order; what another tab was acting on has to be shown anew first. */
  function take(): Promise<void> | undefined {
    if (state === "elsewhere") {
      become("free");
      return undefined;
    }
    become("here");
    return new Promise<void>((resolve) => {
      letGo = resolve;
      if (pages === 0) release();
    });
  }

  async function lookAround(others: Locks): Promise<void> {
    const { held = [] } = await others.query();
    const isTaken = held.some((lock) => lock.name === name);
    if (isTaken && !letGo && pages > 0) become("elsewhere");
  }

  function release(): void {
    letGo?.();
    letGo = undefined;
    asked = undefined;
  }

  return {
    read: (): LockState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A page shows the order; answers what is called when it does no more. The next step is shown at once. */
    enter(): () => void {
      pages += 1;
      void claim();
      return () => {
        pages -= 1;
        setTimeout(() => pages === 0 && letGo && release());
      };
    },
  };
}
