/**
 * Whether this tab may act on an order. `free`: another tab was acting on it and is done; this one shows the order as it
 * was before.
 */
export type Turn = "here" | "elsewhere" | "free";

/** As much of Web Locks as is needed. */
export type Locks = Pick<LockManager, "request">;

/** Milliseconds for which a lock is waited for: a page that is loaded anew lets go of it only now. */
const patience = 400;

/**
 * One tab at a time acts on an order (spec 2: a notice appears when another browser tab is acting on it). The first that
 * shows it holds a lock as long as it does; the others wait until it is done, and take over only when they are told to.
 */
export function createOrderTurn(order: string, locks: Locks | undefined) {
  const name = `commande ${order}`;
  const listeners = new Set<() => void>();
  let turn: Turn = "here";
  let pages = 0;
  let letGo: (() => void) | undefined;

  function become(next: Turn): void {
    if (turn === next) return;
    turn = next;
    for (const listener of listeners) listener();
  }

  async function claim(): Promise<void> {
    if (!locks || letGo) return;
    const asking = { signal: AbortSignal.timeout(patience) };
    await locks
      .request(name, asking, () => {
        become("here");
        return new Promise<void>((resolve) => {
          letGo = resolve;
          if (pages === 0) release();
        });
      })
      .catch(() => waitFor(locks));
  }

  async function waitFor(others: Locks): Promise<void> {
    become("elsewhere");
    // A browser that gives no locks keeps nobody from ordering.
    await others.request(name, () => become("free")).catch(() => become("here"));
  }

  function release(): void {
    letGo?.();
    letGo = undefined;
  }

  return {
    read: (): Turn => turn,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** A page shows the order; answers what is called when it does no more. The next step is shown at once. */
    enter(): () => void {
      pages += 1;
      void claim().catch(() => {});
      return () => {
        pages -= 1;
        setTimeout(() => pages === 0 && release());
      };
    },
  };
}
