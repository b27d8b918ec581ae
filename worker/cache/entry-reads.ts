import { currentRecord } from "../request-record.ts";
import type { Source } from "../upstream/content/source.ts";
import {
  type Bundle,
  bundleOf,
  bundleSchema,
  cardsBundle,
  siteBundle,
  storedAnswerSchema,
} from "./bundles.ts";
import {
  answerOf,
  type CacheEntry,
  type EntryMemory,
  find as findInMemory,
  isHeld,
  remember,
  rememberBundle,
} from "./entry-memory.ts";
import {
  type CacheProfileName,
  entryName,
  homeOf,
  isCard,
  isComputed,
  memorySeconds,
  ms,
  storedKey,
} from "./profiles.ts";
import {
  lastPublished,
  merged,
  noPublishes,
  type Publishes,
  publishedAt,
  publishesKey,
  publishesSchema,
  publishName,
} from "./publishes.ts";
import { siteIn } from "./site.ts";
import type { StoreCalls } from "./store-calls.ts";

/** The page that a request shows. */
export interface OpenPage {
  name: string;
  /** Nothing of the visitor decides what is read, so it may become the page's stored content. */
  isPlain: boolean;
}

/** The page that one request shows, and the bundles that it has read or written. */
export interface Open {
  page: OpenPage | undefined;
  bundles: Map<string, Bundle>;
}

interface EntryReadsOptions {
  read: StoreCalls["read"];
  memory: EntryMemory;
  now: () => number;
  open: Open;
}

export type EntryReads = ReturnType<typeof createEntryReads>;

/** The entries that one request reads: from memory, then from bundles, then alone. */
export function createEntryReads({ read, memory, now, open }: EntryReadsOptions) {
  const reads = new Map<string, Promise<void>>();
  return {
    find,
    inMemory,
    findAlone,
    bundleFor,
    readAgain,
    hold,
    told,
    publishedAt: publishTime,
    lastPublished: lastTime,
    knowsPublishes,
    redirectBuild,
  };

  function inMemory<T>(source: Source<T>, key: string): CacheEntry<T> | undefined {
    return findInMemory(memory, source, key, now());
  }

  async function find<T>(source: Source<T>, keys: readonly string[]): Promise<Map<string, CacheEntry<T>>> {
    const { profile } = source;
    const missing = () => keys.filter((key) => !inMemory(source, key));
    currentRecord()?.count("memory", keys.length - missing().length);
    if (!isComputed(profile)) {
      await readShared(profile, missing());
      await readAlone(profile, missing());
    }
    return found(source, keys);
  }

  function found<T>(source: Source<T>, keys: readonly string[]): Map<string, CacheEntry<T>> {
    return new Map(
      keys.flatMap((key) => {
        const entry = inMemory(source, key);
        return entry ? [[key, entry]] : [];
      }),
    );
  }

  /** Reads the list of publishes with the site's content, and the page's, in one operation, as far as memory lacks them. */
  async function readShared(profile: CacheProfileName, missing: readonly string[]): Promise<void> {
    forgetDropped(profile, missing);
    const isOld = !isHeld(memory.publishes, now());
    const needsBundles =
      (missing.length > 0 && homeOf(profile) !== "own") || (isOld && open.page !== undefined);
    const pageBundle = bundleOf("page", open.page?.name);
    const bundlesOf = () =>
      [siteBundle, ...(pageBundle ? [pageBundle] : [])]
        .filter((name) => needsBundles && !isHeld(memory.bundles.get(name), now()))
        .map((name) => (name === siteBundle ? siteKey() : name));
    await readOnce([...new Set([...(isOld ? [publishesKey] : []), ...bundlesOf()])]);
    // Only now it is known where the site's content is.
    await readOnce(bundlesOf());
  }

  function siteKey(): string {
    const isKnownElsewhere = isHeld(memory.publishes, now()) && memory.publishes.site !== "inside";
    return isKnownElsewhere ? siteBundle : publishesKey;
  }

  async function readOnce(names: readonly string[]): Promise<void> {
    const unread = names.filter((name) => !reads.has(name));
    if (unread.length > 0) {
      const reading = readTogether(unread);
      for (const name of unread) reads.set(name, reading);
    }
    await Promise.all(names.flatMap((name) => reads.get(name) ?? []));
  }

  /** Memory holds a bounded number of entries, so a bundle that was read may have to be read again. */
  function forgetDropped(profile: CacheProfileName, missing: readonly string[]): void {
    const bundle = bundleFor(profile);
    const names = bundle !== undefined && memory.bundles.get(bundle)?.names;
    if (names && missing.some((key) => names.has(entryName(profile, key)))) memory.bundles.delete(bundle);
  }

  async function readTogether(names: string[]): Promise<void> {
    const values = await read(names);
    if (!values) return;
    for (const name of names) {
      if (name === publishesKey) holdPublishes(values.get(name));
      else holdRead(name, bundleSchema.safeParse(values.get(name)).data ?? {});
    }
  }

  function holdPublishes(value: unknown): void {
    const stored = publishesSchema.safeParse(value).data;
    const site = siteIn(stored, now());
    told(stored ?? noPublishes);
    memory.publishes.redirects = stored?.redirects;
    memory.publishes.until = now() + ms(memorySeconds);
    memory.publishes.site = typeof site === "string" ? site : "inside";
    if (typeof site !== "string") hold(siteBundle, site);
  }

  function holdRead(name: string, bundle: Bundle): void {
    hold(name, bundle);
    // Entries of an earlier release's key serve, and are told to the list.
    if (name === siteBundle && memory.publishes.site === "missing") hold(name, {});
  }

  async function readAgain(name: string): Promise<Bundle | undefined> {
    await readTogether([name]);
    return open.bundles.get(name);
  }

  function hold(name: string, bundle: Bundle): void {
    open.bundles.set(name, bundle);
    rememberBundle(memory, name, bundle, now());
  }

  /** A page that is the same for everybody is stored whole, so it looks for single entries in an outage only. */
  async function readAlone(
    profile: CacheProfileName,
    missing: readonly string[],
    isOutage = false,
  ): Promise<void> {
    const home = homeOf(profile);
    const isWhole = open.page?.isPlain && home !== "own" && !isOutage;
    if (missing.length === 0 || home === "site" || isWhole) return;
    const alone = isCard(profile) ? await notAmongCards(profile, missing) : missing;
    if (alone.length === 0) return;
    const values = await read(alone.map((key) => storedKey(profile, key)));
    for (const key of alone) {
      const answer = storedAnswerSchema.safeParse(values?.get(storedKey(profile, key))).data;
      if (answer) remember(memory, entryName(profile, key), answer, now(), undefined, answer.fetchedAt);
    }
  }

  async function notAmongCards(profile: CacheProfileName, keys: readonly string[]): Promise<string[]> {
    if (!isHeld(memory.bundles.get(cardsBundle), now())) await readOnce([cardsBundle]);
    const isRemembered = (key: string) => (answerOf(memory, entryName(profile, key))?.until ?? 0) > now();
    return keys.filter((key) => !isRemembered(key));
  }

  async function findAlone<T>(
    source: Source<T>,
    keys: readonly string[],
  ): Promise<Map<string, CacheEntry<T>>> {
    await readAlone(source.profile, keys, true);
    return found(source, keys);
  }

  function bundleFor(profile: CacheProfileName): string | undefined {
    return bundleOf(homeOf(profile), open.page?.name) ?? (isCard(profile) ? cardsBundle : undefined);
  }

  /** Takes over what was published here, or elsewhere according to the store. */
  function told({ before, names }: Publishes): void {
    memory.publishes.known = merged(memory.publishes.known, { before, names }, now());
  }

  /** Undefined if it is unknown, or if nothing was built. */
  async function redirectBuild(): Promise<unknown> {
    return (await knowsPublishes()) ? memory.publishes.redirects : undefined;
  }

  async function knowsPublishes(): Promise<boolean> {
    await readShared("redirect", []);
    return isHeld(memory.publishes, now());
  }

  function publishTime(profile: CacheProfileName, key: string): number {
    return publishedAt(memory.publishes.known, publishName(profile, key));
  }

  function lastTime(products: ReadonlySet<string>): number {
    return lastPublished(memory.publishes.known, products);
  }
}
