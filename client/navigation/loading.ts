export type LoadingState = "idle" | "loading" | "finishing" | "resetting";

/** Milliseconds. The bar's own 2000 ms are a CSS transition. */
const throttle = 200;
const hideDelay = 500;
const resetDelay = 400;

export function createLoading() {
  let state: LoadingState = "idle";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: LoadingState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      after(throttle, () => become("loading"));
    },
    finish() {
      if (state !== "loading") {
        clearTimeout(timer);
        return become("idle");
      }
      become("finishing");
      after(hideDelay, () => {
        become("resetting");
        after(resetDelay, () => become("idle"));
      });
    },
  };
}

export const loading = createLoading();
