import * as clock from "../shared/time/clock.ts";

interface Timer {
  /** Milliseconds. */
  left(): number;
  cancel(): void;
}

/** Milliseconds that count at most while a busy thread keeps a timer waiting. */
const slice = 100;

/**
 * Counts its time in slices. While other requests keep the thread busy, the next slice ends late and still counts as one,
 * so that waiting for the thread uses up hardly any time. A clock could not tell: that of Workers stands still meanwhile.
 * `act` comes one turn of the event loop after the time, so that answers that wait already count.
 */
export function startTimer(milliseconds: number, act: () => void): Timer {
  let left = milliseconds;
  let since = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  if (milliseconds > 0) wait();
  function wait(): void {
    const length = Math.min(slice, left);
    timer = setTimeout(() => {
      left -= length;
      since = performance.now();
      if (left > 0) wait();
      else timer = setTimeout(act, 0);
    }, clock.waitOf(length));
  }
  return {
    left: () => Math.max(0, left - Math.min(slice, clock.usedUp(performance.now() - since))),
    cancel: () => clearTimeout(timer),
  };
}
