import { type ContentCache, createContentCache, createContentMemory } from "../worker/cache/content-cache.ts";
import { noStore } from "../worker/cache/no-store.ts";
import type { Log } from "../worker/log.ts";

/** Keeps answers only in the memory of this process. */
export const emptyCache = (log: Log): ContentCache =>
  createContentCache({
    store: noStore,
    memory: createContentMemory(),
    waitUntil: (work) => void work.catch(() => {}),
    log,
  });
