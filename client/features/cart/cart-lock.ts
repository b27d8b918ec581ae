/** One at a time among all tabs ("exclusive"), or beside other readers but no writer ("shared"). */
export type CartLock = <T>(mode: "exclusive" | "shared", act: () => Promise<T>) => Promise<T>;

/** A browser without Web Locks keeps the order within each tab only. */
export const lockAmongTabs: CartLock = (mode, act) =>
  typeof navigator !== "undefined" && "locks" in navigator
    ? navigator.locks.request("cart", { mode }, act)
    : act();
