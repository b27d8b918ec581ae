/** Across tabs: "exclusive" for writers, "shared" for readers. */
export type CartLock = <T>(mode: "exclusive" | "shared", act: () => Promise<T>) => Promise<T>;

/** Without Web Locks, calls are only ordered within each tab. */
export const lockAmongTabs: CartLock = (mode, act) =>
  typeof navigator !== "undefined" && "locks" in navigator
    ? navigator.locks.request("cart", { mode }, act)
    : act();
