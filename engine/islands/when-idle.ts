/** Milliseconds; the second is the delay in Safari, which lacks `requestIdleCallback`. */
const longest = 5000;
const quietTime = 2500;

export function whenIdle(act: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  if ("requestIdleCallback" in globalThis) {
    const scheduled = requestIdleCallback(act, { timeout: longest });
    signal.addEventListener("abort", () => cancelIdleCallback(scheduled));
  } else {
    const scheduled = setTimeout(act, quietTime);
    signal.addEventListener("abort", () => clearTimeout(scheduled));
  }
}
