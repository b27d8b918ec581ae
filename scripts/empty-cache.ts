import { type ContentCache, createContentCache, createContentMemory } from "../worker/cache/content-cache.ts";
import type { Log } from "../worker/log.ts";

/** Keeps answers only in the memory of this process. */
export const emptyCache = (log: Log): ContentCache =>
  createContentCache({
    store: { get: async () => new Map(), put: async () => {}, delete: async () => {} },
    memory: createContentMemory(),
    waitUntil: (work) => void work.catch(() => {}),
    log,
  });
