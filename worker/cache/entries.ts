import type { Log } from "../log.ts";
import { currentRecord } from "../request-record.ts";
import type { Source } from "../upstream/content/source.ts";
import { betweenWrites, createBundleWrites, type Kept } from "./bundle-writes.ts";
import {
  type Bundle,
  bundleOf,
  bundleSchema,
  cardsBundle,
  isSame,
  mostCards,
  type StoredAnswer,
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
import { createKeepFull } from "./keep-full.ts";
import {
  type CacheProfileName,
  cacheProfiles,
  confirmedAfter,
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
import { type ContentStore, createStoreCalls, type DueAmong } from "./store-calls.ts";

/** Values that one request writes alone: each takes two of the calls that a request may make. */
const mostAlone = 100;

/** The page that a request shows. */
export interface OpenPage {
  name: string;
  /** Nothing of the visitor decides what is read, so it may become the page's stored content. */
  isPlain: boolean;
}

type Used = [name: string, { profile: CacheProfileName; key: string; answer: StoredAnswer }];

/** Adds to the site's bundle in the list of publishes, and returns it; null if it is too large for the list. */
export type KeepSite = (latest: Bundle) => Promise<Bundle | null>;

export interface EntriesOptions {
  store: ContentStore;
  memory: EntryMemory;
  waitUntil: (work: Promise<unknown>) => void;
  log: Log;
  now: () => number;
  dueAmong: DueAmong;
  keepSite: KeepSite | undefined;
  hasWebhook: boolean;
  pause: (milliseconds: number) => Promise<void>;
}

/** The entries that one request reads and stores. */
export function createEntries({
  store,
  memory,
  waitUntil,
  log,
  now,
  dueAmong,
  keepSite,
  hasWebhook,
  pause,
}: EntriesOptions) {
  const calls = createStoreCalls({ store, dueAmong, log });
  const { read, write, remove, logOnce } = calls;
  const keepFull = createKeepFull({ calls, memory, waitUntil, log, now });
  const { writeBundle } = createBundleWrites({ write, pause, now, read: readAgain, isOutdated });
  const reads = new Map<string, Promise<void>>();
  const bundles = new Map<string, Bundle>();
  const used = new Map<string, Used[1]>();
  const saved = new Set<string>();
  let page: OpenPage | undefined;
  let storedAlone = 0;
  return {
    open,
    fail,
    find,
    inMemory,
    keepFull,
    save,
    use,
    check,
    bundleFor,
    keep,
    told,
    publishedAt: publishTime,
    lastPublished: lastTime,
    knowsPublishes,
    redirectBuild,
    findAlone,
  };

  function open(opened: OpenPage): void {
    page = opened;
  }

  /** An error page shows other content than the page would, so that is looked for alone. */
  function fail(): void {
    if (page) page = { ...page, isPlain: false };
  }

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
    const needsBundles = (missing.length > 0 && homeOf(profile) !== "own") || (isOld && page !== undefined);
    const pageBundle = bundleOf("page", page?.name);
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
    return bundles.get(name);
  }

  function hold(name: string, bundle: Bundle): void {
    bundles.set(name, bundle);
    rememberBundle(memory, name, bundle, now());
  }

  /** A page that is the same for everybody is stored whole, so it looks for single entries in an outage only. */
  async function readAlone(
    profile: CacheProfileName,
    missing: readonly string[],
    isOutage = false,
  ): Promise<void> {
    const home = homeOf(profile);
    const isWhole = page?.isPlain && home !== "own" && !isOutage;
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

  /** @param answer the raw answer, of which `entry` is what the schema made */
  function save(
    { profile, dependsOn }: Source<unknown>,
    key: string,
    { value, fetchedAt, emptied }: CacheEntry,
    answer: unknown,
  ): void {
    const name = entryName(profile, key);
    if (isComputed(profile) && value !== null) {
      const until = now() + ms(cacheProfiles[profile].keep);
      memory.computed.set(name, { value: answer, fetchedAt, until, parsed: { value } });
      return;
    }
    const before = answerOf(memory, name);
    const isStored =
      before?.storedAt !== undefined &&
      before.storedAt > Math.max(publishTime(profile, key), dependsOn ? lastTime(dependsOn) : 0) &&
      fetchedAt - before.storedAt < confirmTime(profile) &&
      before.emptied === emptied &&
      isSame(before.value, answer);
    const remembered = { value: value === null ? null : answer, fetchedAt, emptied };
    remember(memory, name, remembered, now(), { value }, isStored ? before.storedAt : fetchedAt);
    if (bundleFor(profile) !== undefined) saved.add(name);
    else if (value === null && before?.value != null) waitUntil(remove(storedKey(profile, key)));
    else if (value !== null && !isStored) storeAlone(profile, key, { value: answer, fetchedAt, emptied });
  }

  function storeAlone(profile: CacheProfileName, key: string, answer: StoredAnswer): void {
    storedAlone += 1;
    if (storedAlone > mostAlone) return;
    const isOffers = profile === "shelf" || profile === "shelfFoods";
    const between = isOffers ? betweenWrites.offers : betweenWrites.other;
    waitUntil(write(storedKey(profile, key), answer, cacheProfiles[profile].keep, between));
  }

  function check(profile: CacheProfileName, keys: readonly string[]): void {
    for (const key of keys) {
      const known = answerOf(memory, entryName(profile, key));
      if (known) known.checkedAt = now();
    }
  }

  function bundleFor(profile: CacheProfileName): string | undefined {
    return bundleOf(homeOf(profile), page?.name) ?? (isCard(profile) ? cardsBundle : undefined);
  }

  /** Notes what the request has read, for `keep`. */
  function use(profile: CacheProfileName, keys: readonly string[]): void {
    if (bundleFor(profile) === undefined || isComputed(profile)) return;
    for (const key of keys) {
      const answer = answerOf(memory, entryName(profile, key));
      if (answer && answer.until > now()) used.set(entryName(profile, key), { profile, key, answer });
    }
  }

  /**
   * Stores what the request has fetched.
   * @param isShown false for an error page, whose content is not the page's
   */
  async function keep(isShown: boolean): Promise<void> {
    const isWhole = isShown && page?.isPlain === true;
    if (!(await tellSite())) await keepBundle(siteBundle, "site", true);
    const name = bundleOf("page", page?.name);
    if (name !== undefined) await keepBundle(name, "page", isWhole);
    if (!isWhole) await keepCards();
  }

  /** False if the list of publishes cannot take the site's content. */
  async function tellSite(): Promise<boolean> {
    if (!keepSite || memory.publishes.site === "apart") return false;
    const entries = [...used].filter(([, { profile }]) => homeOf(profile) === "site");
    const known = memory.bundles.get(siteBundle)?.names;
    if (!entries.some(([name]) => saved.has(name) || !known?.has(name))) return true;
    const site = await keepSite(Object.fromEntries(latestOf(entries))).catch((error: unknown) => {
      logOnce("content not stored", error);
      return null;
    });
    memory.publishes.site = site ? "inside" : "apart";
    if (site) hold(siteBundle, site);
    return site !== null;
  }

  function latestOf(entries: readonly Used[]): Map<string, StoredAnswer> {
    return new Map(
      entries.map(([name, { answer }]) => {
        const { value, fetchedAt, emptied } = answerOf(memory, name) ?? answer;
        return [name, { value, fetchedAt, emptied }];
      }),
    );
  }

  /** Cards that the page's own value lacks. */
  async function keepCards(): Promise<void> {
    const ofPage = memory.bundles.get(bundleOf("page", page?.name) ?? "")?.names;
    const cards = [...used].filter(([name, { profile }]) => isCard(profile) && !ofPage?.has(name));
    const known = memory.bundles.get(cardsBundle)?.names ?? new Set();
    const isNews = (name: string) => saved.has(name) || (!known.has(name) && known.size < mostCards);
    if (!cards.some(([name]) => isNews(name))) return;
    if (!bundles.has(cardsBundle)) await readTogether([cardsBundle]);
    const stored = bundles.get(cardsBundle);
    if (!stored) return;
    let room = mostCards - Object.keys(stored).length;
    const latest = new Map<string, StoredAnswer>();
    for (const [name, { profile, key, answer }] of cards) {
      const { value, fetchedAt } = answerOf(memory, name) ?? answer;
      // Absences are not added: made-up products would take the room.
      if (name in stored || (value !== null && --room >= 0)) latest.set(name, { value, fetchedAt });
      else if (saved.has(name) && value !== null) storeAlone(profile, key, { value, fetchedAt });
    }
    await storeBundle(cardsBundle, { stored, latest, mayAdd: true });
  }

  async function keepBundle(bundle: string, home: "site" | "page", add: boolean): Promise<void> {
    const entries = [...used].filter(([, { profile }]) => homeOf(profile) === home);
    const known = memory.bundles.get(bundle)?.names;
    const isNews = ([name]: Used) => saved.has(name) || (add && !known?.has(name));
    if (!entries.some(isNews)) return;
    if (!bundles.has(bundle)) await readTogether([bundle]);
    const stored = bundles.get(bundle);
    if (!stored) return;
    const latest = latestOf(entries);
    await storeBundle(bundle, { stored, latest, mayAdd: add });
    for (const [name, { profile, key }] of entries) {
      const answer = latest.get(name);
      if (saved.has(name) && !add && !isCard(profile) && !(name in stored) && answer?.value != null)
        storeAlone(profile, key, answer);
    }
  }

  async function storeBundle(name: string, kept: Kept): Promise<void> {
    const written = await writeBundle(name, kept);
    if (written) hold(name, written);
  }

  function confirmTime(profile: CacheProfileName): number {
    return confirmedAfter(profile, hasWebhook);
  }

  /** True if others would fetch a stored answer again although it has not changed. */
  function isOutdated(name: string, storedAt: number, fetchedAt: number): boolean {
    const end = name.indexOf(":");
    const profile = name.slice(0, end) as CacheProfileName;
    return (
      storedAt <= publishTime(profile, name.slice(end + 1)) || fetchedAt - storedAt >= confirmTime(profile)
    );
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
