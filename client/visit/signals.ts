import type { TrackedEvent } from "../../shared/tracking/events.ts";

export interface EventAnswer {
  event: TrackedEvent;
  answer: unknown;
}

/** Emitted after each page, also without consent or if its page view failed. */
export const pageViewDone = signal<void>();

export const eventTracked = signal<TrackedEvent>();

export const eventAnswered = signal<EventAnswer>();

export const trackingForgotten = signal<void>();

/** Listeners run in microtasks, so that an error in one does not stop the others. */
function signal<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit(value: Value): void {
      for (const listener of listeners) queueMicrotask(() => listener(value));
    },
    listen(listener: (value: Value) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
