import { parseJson } from "../parse-json.ts";
import type { ListedRule, RedirectRule } from "../upstream/content/redirect-rules.ts";
import { headSchema, lifetime, type RedirectHead, redirectKeys, withoutSlashes } from "./redirect-store.ts";
import { filterOf, shardOf } from "./rule-filter.ts";

const rulesInShard = 500;
const writesAtOnce = 5;

/** Bytes of a filter, two a rule, that every new isolate reads with the list of publishes. */
const mostTold = 32_768;

/** A larger loss is taken for an incomplete list, until the build before it is this old (milliseconds). */
const doubtful = 3 * 24 * 60 * 60_000;
const fewLost = 20;
const shareLost = 0.1;

interface Build {
  kv: Pick<KVNamespace, "get" | "put">;
  id: string;
  startedAt: number;
  /** Adds the head to the list of publishes, which every isolate reads anyway. */
  tell: (head: RedirectHead) => Promise<void>;
}

/** Writes the head last, so that it never names what is not there yet. @throws if there is no rule, or if many are gone */
export async function writeRedirects(
  rules: readonly ListedRule[],
  { kv, id, startedAt, tell }: Build,
): Promise<void> {
  const byPath = new Map(rules.map(({ path, rule }) => [withoutSlashes(path), rule]));
  // A content system that does not serve the list may answer with an empty one.
  if (byPath.size === 0) throw new Error("the list of redirect rules is empty");
  const before = parseJson((await kv.get(redirectKeys.head)) ?? undefined, headSchema);
  const { count: known = 0, startedAt: builtAt = 0 } = before ?? {};
  const lost = known - byPath.size;
  if (lost > fewLost && lost > known * shareLost && startedAt - builtAt < doubtful)
    throw new Error(`${lost} of ${known} redirect rules are gone`);
  const shards = Math.ceil(byPath.size / rulesInShard);
  const contents = Array.from({ length: shards }, (): [string, RedirectRule][] => []);
  for (const entry of byPath) contents[shardOf(entry[0], shards)]?.push(entry);
  const options = { expirationTtl: lifetime };
  for (let start = 0; start < shards; start += writesAtOnce) {
    const some = contents.slice(start, start + writesAtOnce);
    await Promise.all(
      some.map((shard, index) =>
        kv.put(redirectKeys.shard(id, start + index), JSON.stringify(Object.fromEntries(shard)), options),
      ),
    );
  }
  const filter = filterOf([...byPath.keys()]);
  await kv.put(redirectKeys.filter(id), filter, options);
  const head: RedirectHead = { id, startedAt, shards, count: byPath.size };
  await kv.put(redirectKeys.head, JSON.stringify(head), options);
  await tell(filter.length <= mostTold ? { ...head, filter: base64Of(filter) } : head);
}

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
