import { publishesRemembered } from "../cache/publishes.ts";
import type { Log } from "../log.ts";
import { parseJson } from "../parse-json.ts";
import type { RedirectRule } from "../upstream/content/redirect-rules.ts";
import { recordedCall } from "../upstream/recorded-call.ts";
import { inTime, longestRead } from "../with-timeout.ts";
import { headSchema, namesOfPath, type RedirectHead, redirectKeys, shardSchema } from "./redirect-store.ts";
import { mayHaveRule, shardOf } from "./rule-filter.ts";

/** Milliseconds. */
const second = 1000;
const fresh = 20 * second;
/** A published rule applies within this time. */
const stale = 55 * second;
/** The content system may answer an old rule for a while, and clocks differ. */
const doubt = 60 * second;
/** Later publishes may have been forgotten. */
const longestUse = publishesRemembered - doubt;
/** Seconds; KV allows no less than 30 between the reads of one location. */
const headTime = 30;
const shardTime = 24 * 60 * 60;

const notReadable = "redirect rules not readable";

export interface RedirectMemory {
  build: { head: RedirectHead; filter: Uint8Array } | undefined;
  readAt: number;
  askedAt: number;
}

export const createRedirectMemory = (): RedirectMemory => ({
  build: undefined,
  readAt: 0,
  askedAt: 0,
});

interface KnownRedirects {
  kv: KVNamespace;
  memory: RedirectMemory;
  now: number;
  /** Milliseconds since 1970 of the last publish of one of these rules; undefined if that is unknown. */
  lastPublished: (paths: readonly string[]) => Promise<number | undefined>;
  /** The head that the list of publishes carries; undefined before the first build of this release. */
  toldBuild: () => Promise<unknown>;
  waitUntil: (work: Promise<unknown>) => void;
  log: Pick<Log, "error">;
}

/** Undefined if only the content system can tell: without a build, or for a path that was published since. */
export async function knownRedirect(
  path: string,
  known: KnownRedirects,
): Promise<{ rule: RedirectRule | null } | undefined> {
  const { now } = known;
  const names = namesOfPath(path);
  const publishedAt = await known.lastPublished(names.flatMap((name) => [`/${name}/`, `/${name}`]));
  if (publishedAt === undefined) return undefined;
  const build = await currentBuild(known);
  if (!build || publishedAt > build.head.startedAt - doubt) return undefined;
  if (now - build.head.startedAt > longestUse) return undefined;
  for (const name of names) {
    if (!mayHaveRule(build.filter, name)) continue;
    const shard = await readShard(known, build.head, name);
    if (!shard) return undefined;
    if (Object.hasOwn(shard, name)) return { rule: shard[name] ?? null };
  }
  return { rule: null };
}

async function currentBuild(known: KnownRedirects): Promise<RedirectMemory["build"]> {
  const { memory, now, log } = known;
  const head = headSchema.safeParse(await known.toldBuild()).data;
  if (!head) {
    await refresh(known);
    return now - memory.readAt > stale ? undefined : memory.build;
  }
  if (memory.build?.head.id === head.id) return memory.build;
  try {
    memory.build = await withFilter(known.kv, head);
  } catch (error) {
    log.error(notReadable, error);
    return undefined;
  }
  return memory.build;
}

/** Awaits the store only if what is in memory is too old, and lets one request at a time ask. */
async function refresh(known: KnownRedirects): Promise<void> {
  const { memory, now, waitUntil } = known;
  const age = now - memory.readAt;
  if (age <= fresh) return;
  const isUsable = age <= stale;
  if (isUsable && now - memory.askedAt <= fresh) return;
  memory.askedAt = now;
  const reading = readBuild(known);
  if (isUsable) waitUntil(reading);
  else await reading;
}

async function readBuild({ kv, memory, now, log }: KnownRedirects): Promise<void> {
  try {
    const text = await recordedCall("kv", () =>
      inTime(kv.get(redirectKeys.head, { type: "text", cacheTtl: headTime }), longestRead),
    );
    const head = parseJson(text ?? undefined, headSchema);
    if (head?.id !== memory.build?.head.id) memory.build = head && (await withFilter(kv, head));
    memory.readAt = now;
  } catch (error) {
    log.error(notReadable, error);
  }
}

async function withFilter(kv: KVNamespace, head: RedirectHead): Promise<RedirectMemory["build"]> {
  if (head.filter) return { head, filter: Uint8Array.from(atob(head.filter), (char) => char.charCodeAt(0)) };
  const filter = await recordedCall("kv", () =>
    inTime(kv.get(redirectKeys.filter(head.id), { type: "arrayBuffer", cacheTtl: shardTime }), longestRead),
  );
  return filter?.byteLength ? { head, filter: new Uint8Array(filter) } : undefined;
}

async function readShard({ kv, log }: KnownRedirects, { id, shards }: RedirectHead, name: string) {
  try {
    const key = redirectKeys.shard(id, shardOf(name, shards));
    const text = await recordedCall("kv", () =>
      inTime(kv.get(key, { type: "text", cacheTtl: shardTime }), longestRead),
    );
    return parseJson(text ?? undefined, shardSchema);
  } catch (error) {
    log.error(notReadable, error);
    return undefined;
  }
}
