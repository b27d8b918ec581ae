import * as z from "zod/mini";
import { parseJson } from "../parse-json.ts";
import { recordedCall } from "../upstream/recorded-call.ts";
import { inTime, longestRead, longestWrite } from "../with-timeout.ts";
import type { ContentStore } from "./store-calls.ts";

const keysAtOnce = 100;

/** Seconds; a publish reaches every isolate within this time and that of its memory. */
const cacheTtl = 30;

/** Parses here: asked for JSON, KV refuses a whole read for one unreadable value. */
export function kvStore(kv: KVNamespace): ContentStore {
  return {
    async get(keys) {
      const found = new Map<string, unknown>();
      for (let start = 0; start < keys.length; start += keysAtOnce) {
        const some = keys.slice(start, start + keysAtOnce);
        const page = await recordedCall("kv", () =>
          inTime(kv.get(some, { type: "text", cacheTtl }), longestRead),
        );
        for (const [key, text] of page) found.set(key, parseJson(text ?? undefined, z.unknown()) ?? null);
      }
      return found;
    },
    put: (key, value, secondsToLive) =>
      inTime(kv.put(key, JSON.stringify(value), { expirationTtl: secondsToLive }), longestWrite),
    delete: (key) => inTime(kv.delete(key), longestWrite),
  };
}
