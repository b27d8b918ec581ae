import type { TrackedEvent } from "../../../shared/tracking/events.ts";

/** What the marketing service answered to an event of the page that is shown. */
export interface EventAnswer {
  event: TrackedEvent;
  /** JSON as it came; undefined where there was none. */
  answer: unknown;
}

/** After each page (spec 4), whatever became of its page view; without consent too. */
export const pageViewDone = signal<void>();

/** Each event that is enabled, before it is sent. */
export const eventTracked = signal<TrackedEvent>();

export const eventAnswered = signal<EventAnswer>();

/** Consent was withdrawn. */
export const trackingForgotten = signal<void>();

/** One listener's error reaches no other. */
function signal<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit(value: Value): void {
      for (const listener of listeners) queueMicrotask(() => listener(value));
    },
    /** Returns a cleanup. */
    listen(listener: (value: Value) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
