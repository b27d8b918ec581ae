/** In milliseconds: the browser is not waited for any longer, and where it does not say when it is idle, so long. */
const longest = 5000;
const quietTime = 2500;

/** Calls once, when the browser has nothing else to do; not any more once `signal` is aborted. */
export function whenIdle(act: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if ("requestIdleCallback" in globalThis) {
    const asked = requestIdleCallback(act, { timeout: longest });
    signal.addEventListener("abort", () => cancelIdleCallback(asked));
  } else {
    // Safari knows no idle callback.
    const asked = setTimeout(act, quietTime);
    signal.addEventListener("abort", () => clearTimeout(asked));
  }
}
