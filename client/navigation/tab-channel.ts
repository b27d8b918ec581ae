import { attempt } from "../browser/attempt.ts";

/** Messages to the other tabs of this browser, never to this one. */
export interface TabChannel<News> {
  tell(news: News): void;
  listen(listener: (news: News) => void): void;
}

/**
 * A BroadcastChannel, closed while its page rests in the back/forward cache: a message would drop the page from there.
 * What was said meanwhile is missed, so that who listens has to look for itself when the page comes back. Does nothing in
 * the worker and in browsers that lack or refuse it.
 */
export function openTabChannel<News>(name: string): TabChannel<News> {
  if (typeof document === "undefined") return { tell: () => {}, listen: () => {} };
  const listeners: ((news: News) => void)[] = [];
  let channel = open();
  addEventListener("pagehide", () => {
    channel?.close();
    channel = undefined;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) channel ??= open();
  });

  return { tell, listen: (listener) => void listeners.push(listener) };

  function open(): BroadcastChannel | undefined {
    const opened = attempt(() => new BroadcastChannel(name));
    opened?.addEventListener("message", ({ data }: MessageEvent<News>) => {
      for (const listener of listeners) listener(data);
    });
    return opened;
  }

  /** Also by a page that is being left. */
  function tell(news: News): void {
    const open = channel ?? attempt(() => new BroadcastChannel(name));
    open?.postMessage(news);
    if (open !== channel) open?.close();
  }
}
