import { attempt } from "../browser/attempt.ts";

export interface TabChannel<News> {
  tell(news: News): void;
  listen(listener: (news: News) => void): void;
}

/**
 * BroadcastChannel that closes in the back/forward cache, since a message would evict the page. Messages are
 * lost meanwhile: listeners must re-check their state when the page comes back.
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

  function tell(news: News): void {
    const open = channel ?? attempt(() => new BroadcastChannel(name));
    open?.postMessage(news);
    if (open !== channel) open?.close();
  }
}
