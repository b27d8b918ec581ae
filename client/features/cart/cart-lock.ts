import { withLock } from "../../browser/with-lock.ts";

export type CartLock = <T>(
  mode: "exclusive" | "shared",
  act: (isGranted: boolean) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/** Without Web Locks, calls are only ordered within each tab. */
export const lockAmongTabs: CartLock = (mode, act, signal) =>
  withLock("cart", signal ? { mode, signal } : { mode }, act);
