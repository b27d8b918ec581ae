import { BoundedMap } from "../../shared/bounded-map.ts";
import * as clock from "../../shared/time/clock.ts";
import { loadSheets } from "../islands/load-sheets.ts";
import type { PageData } from "../page-data.ts";
import { hasPayload, payloadUrl, prefetchPayload, reusedFor } from "./payload.ts";

/** Milliseconds after load in which nothing is prefetched. */
export const quietTime = 1000;
export const atOnce = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export interface PrefetchOptions {
  fetch: (page: URL) => Promise<unknown>;
  connection?: Connection | undefined;
  now?: () => number;
}

/** Prefetches payloads on intent, four at a time. The four latest others wait, so that sweeping over a list starts few. */
export function createPrefetch({ fetch, connection, now = clock.now }: PrefetchOptions) {
  const startedAt = now();
  const fetched = new BoundedMap<string, number>(200);
  const waiting = new BoundedMap<string, URL>(atOnce);
  let running = 0;

  /** Returns whether it is fetched at once. */
  return function prefetch(page: URL): boolean {
    const { href } = payloadUrl(page);
    const age = now() - (fetched.get(href) ?? Number.NEGATIVE_INFINITY);
    if (now() - startedAt < quietTime || isSlow(connection) || age < reusedFor) return false;
    waiting.delete(href);
    if (running >= atOnce) {
      waiting.set(href, page);
      return false;
    }
    fetched.set(href, now());
    running += 1;
    fetch(page)
      .catch(() => fetched.delete(href))
      .finally(() => {
        running -= 1;
        const next = [...waiting.values()].pop();
        if (next) prefetch(next);
      });
    return true;
  };
}

export function isSlow(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData) || /2g$/.test(connection?.effectiveType ?? "");
}

/** On pointer, touch or focus: prefetches the link's payload and the files of its screen. */
export function prefetchOnIntent(loadFiles: (screen: PageData["screen"]) => Promise<void>): void {
  const prefetch = createPrefetch({
    connection: connectionOf(navigator),
    fetch: async (page) => {
      const payload = await prefetchPayload(page);
      if ("page" in payload) await Promise.all([loadFiles(payload.page.screen), loadSheets(payload.sheets)]);
    },
  });
  onLinkIntent(prefetch);
}

export const connectionOf = (from: Navigator & { connection?: Connection }): Connection | undefined =>
  from.connection;

/** Calls with the page of a link that a pointer, a touch or the focus reaches, if it may be fetched ahead. */
export function onLinkIntent(act: (page: URL) => void): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link?.href || link.target || link.dataset.noPrefetch !== undefined) return;
    const url = new URL(link.href);
    if (hasPayload(url) && url.pathname !== location.pathname) act(url);
  };
  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
