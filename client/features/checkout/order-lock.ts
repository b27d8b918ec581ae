/** `elsewhere`: another tab acts. `free`: it has finished; this tab shows an outdated version of the order. */
export type LockState = "here" | "elsewhere" | "free";

export type Locks = Pick<LockManager, "request" | "query">;

/** Milliseconds before the holder is looked up: a reloading page releases its lock only now. */
const lookupDelay = 400;

/**
 * One tab at a time acts on an order (spec 2: a notice appears when another browser tab is acting on it). The first
 * to show it holds a Web Lock; the others wait, and take over on request: the first is then the one that waits
 * (readings, second tab). A lock that is merely slow to be granted pauses no tab.
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
    setTimeout(() => void checkHolder().catch(() => {}), lookupDelay);
    await locks.request(name, take).catch(lost);
    if (request === mine) request = undefined;
  }

  /** Another tab took the lock over; without Web Locks every tab may order. */
  function lost(error: unknown): void {
    const isTaken = error instanceof DOMException && error.name === "AbortError";
    unlock = undefined;
    become(isTaken ? "elsewhere" : "here");
    if (isTaken) void waitAgain();
  }

  /** Queued behind the tab that took over. */
  async function waitAgain(): Promise<void> {
    request = undefined;
    if (pages > 0) await claim();
  }

  /** Holds the lock while a page shows the order. A tab that had to wait must reload the order first. */
  function take(): Promise<void> | undefined {
    if (state !== "here") {
      become("free");
      setTimeout(() => void watchFree(), lookupDelay);
      return undefined;
    }
    return new Promise<void>((resolve) => {
      unlock = resolve;
      if (pages === 0) release();
    });
  }

  /** The tab that took over was only reloading, or a third one acts. */
  async function watchFree(): Promise<void> {
    if (state !== "free" || pages === 0) return;
    if (!(await isHeld().catch(() => false))) {
      setTimeout(() => void watchFree(), lookupDelay);
      return;
    }
    become("elsewhere");
    void claim();
  }

  async function checkHolder(): Promise<void> {
    if ((await isHeld()) && !unlock && pages > 0) become("elsewhere");
  }

  async function isHeld(): Promise<boolean> {
    const { held = [] } = (await locks?.query()) ?? {};
    return held.some((lock) => lock.name === name);
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
    /** Resolves when the lock is this tab's; then the order is loaded again. */
    async takeOver(): Promise<void> {
      if (!locks) return;
      await new Promise<void>((resolve) => {
        const hold = () => {
          resolve();
          return new Promise<void>(() => {});
        };
        locks.request(name, { steal: true }, hold).catch(() => resolve());
      });
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
