import { BoundedMap } from "../shared/bounded-map.ts";
import { createContentCache, createContentMemory } from "../worker/cache/content-cache.ts";
import { noStore } from "../worker/cache/no-store.ts";
import type { Log } from "../worker/log.ts";
import type { EntryCache } from "../worker/upstream/content/source.ts";

/** Entries in memory; a command reads hardly any twice, and may read very many. */
const mostRemembered = 20;

/** Keeps the latest answers in the memory of this process, and no others. */
export function emptyCache(log: Log): EntryCache {
  const memory = createContentMemory();
  memory.entries.content = new BoundedMap(mostRemembered);
  // A cache holds on to all that it has read, because in the worker it lives for one request.
  const cacheOfCall = () =>
    createContentCache({
      ...{ store: noStore, memory, log },
      waitUntil: (work) => void work.catch(() => {}),
    });
  return {
    read: (...call) => cacheOfCall().read(...call),
    readMany: (...call) => cacheOfCall().readMany(...call),
    renew: (...call) => cacheOfCall().renew(...call),
    held: (...call) => cacheOfCall().held(...call),
  };
}
