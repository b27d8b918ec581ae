/** `elsewhere`: another tab acts. `free`: it has finished, and this tab shows an outdated order. */
export type LockState = "here" | "elsewhere" | "free";

export type Locks = Pick<LockManager, "request" | "query">;

/** Milliseconds before the holder is looked up: a reloading page still holds its lock for a moment. */
const lookupDelay = 400;

/** Lets one tab at a time act on an order, by a Web Lock. The first tab holds it; others may steal it. */
export function createOrderLock(order: string, locks: Locks | undefined) {
  const name = `commande ${order}`;
  const listeners = new Set<() => void>();
  let state: LockState = "here";
  let pages = 0;
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

  function lost(error: unknown): void {
    const isTaken = error instanceof DOMException && error.name === "AbortError";
    unlock = undefined;
    become(isTaken ? "elsewhere" : "here");
    if (isTaken) void waitAgain();
  }

  async function waitAgain(): Promise<void> {
    request = undefined;
    if (pages > 0) await claim();
  }

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

  /** Waits again if the lock was free only because its holder reloaded, or if a third tab took it. */
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
    /** Resolves once this tab holds the lock; the caller must then reload the order. */
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
    /** Returns the cleanup. The release is deferred, so that the next step can enter before it. */
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
