import type { ContentStore, Entry } from "./copies.ts";

/** Most keys that one read of KV takes. */
const keysAtOnce = 100;

/** KV as the store of the content cache. */
export function kvStore(kv: KVNamespace): ContentStore {
  return {
    async get(keys) {
      const found = new Map<string, Entry | null>();
      for (let start = 0; start < keys.length; start += keysAtOnce) {
        const page = await kv.get<Entry>(keys.slice(start, start + keysAtOnce), "json");
        for (const [key, entry] of page) found.set(key, entry);
      }
      return found;
    },
    put: (key, entry, secondsToLive) => kv.put(key, JSON.stringify(entry), { expirationTtl: secondsToLive }),
    delete: (key) => kv.delete(key),
  };
}
