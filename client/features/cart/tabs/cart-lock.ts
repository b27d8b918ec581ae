import { withLock } from "../../../browser/with-lock.ts";

export type CartLock = <T>(
  mode: "exclusive" | "shared",
  act: (isGranted: boolean) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/** Calls are only ordered within each tab if the browser lacks Web Locks. */
export const lockAmongTabs: CartLock = (mode, act, signal) =>
  withLock("cart", signal ? { mode, signal } : { mode }, act);
