/** Timeout in milliseconds, and the delay where there is no idle callback. */
const longest = 5000;
const quietTime = 2500;

/** Calls once when the browser is idle, unless `signal` is aborted before. */
export function whenIdle(act: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if ("requestIdleCallback" in globalThis) {
    const scheduled = requestIdleCallback(act, { timeout: longest });
    signal.addEventListener("abort", () => cancelIdleCallback(scheduled));
  } else {
    // Safari has no idle callback.
    const scheduled = setTimeout(act, quietTime);
    signal.addEventListener("abort", () => clearTimeout(scheduled));
  }
}
