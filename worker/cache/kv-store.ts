import { recordedCall } from "../upstream/recorded-call.ts";
import { inTime, longestRead } from "../with-timeout.ts";
import type { ContentStore, StoredAnswer } from "./entries.ts";

const keysAtOnce = 100;

export function kvStore(kv: KVNamespace): ContentStore {
  return {
    async get(keys) {
      const found = new Map<string, StoredAnswer | null>();
      for (let start = 0; start < keys.length; start += keysAtOnce) {
        const some = keys.slice(start, start + keysAtOnce);
        const page = await recordedCall("kv", () => inTime(kv.get<StoredAnswer>(some, "json"), longestRead));
        for (const [key, answer] of page) found.set(key, answer);
      }
      return found;
    },
    put: (key, answer, secondsToLive) =>
      kv.put(key, JSON.stringify(answer), { expirationTtl: secondsToLive }),
    delete: (key) => kv.delete(key),
  };
}
