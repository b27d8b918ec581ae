import type { Source } from "../upstream/content/source.ts";
import { betweenWrites, createBundleWrites, type Kept } from "./bundle-writes.ts";
import {
  type Bundle,
  bundleOf,
  cardsBundle,
  isSame,
  mostCards,
  type StoredAnswer,
  siteBundle,
} from "./bundles.ts";
import { answerOf, type CacheEntry, type EntryMemory, remember } from "./entry-memory.ts";
import type { EntryReads, Open } from "./entry-reads.ts";
import {
  type CacheProfileName,
  cacheProfiles,
  confirmedAfter,
  entryName,
  homeOf,
  isCard,
  isComputed,
  ms,
  storedKey,
} from "./profiles.ts";
import type { StoreCalls } from "./store-calls.ts";

/** Values that one request writes alone: each takes two of the calls that a request may make. */
const mostAlone = 100;

type Used = [name: string, { profile: CacheProfileName; key: string; answer: StoredAnswer }];

/** Adds to the site's bundle in the list of publishes, and returns it; null if it is too large for the list. */
export type KeepSite = (latest: Bundle) => Promise<Bundle | null>;

interface EntryWritesOptions {
  calls: StoreCalls;
  memory: EntryMemory;
  waitUntil: (work: Promise<unknown>) => void;
  now: () => number;
  keepSite: KeepSite | undefined;
  hasWebhook: boolean;
  pause: (milliseconds: number) => Promise<void>;
  open: Open;
  reads: EntryReads;
}

/** Keeps fetched entries in memory at once, and stores them when the page has been shown. */
export function createEntryWrites({
  calls: { write, remove, logOnce },
  memory,
  waitUntil,
  now,
  keepSite,
  hasWebhook,
  pause,
  open,
  reads,
}: EntryWritesOptions) {
  const { writeBundle } = createBundleWrites({ write, pause, now, read: reads.readAgain, isOutdated });
  const used = new Map<string, Used[1]>();
  const saved = new Set<string>();
  let storedAlone = 0;
  return { save, check, use, keep };

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
      before.storedAt >
        Math.max(reads.publishedAt(profile, key), dependsOn ? reads.lastPublished(dependsOn) : 0) &&
      fetchedAt - before.storedAt < confirmTime(profile) &&
      before.emptied === emptied &&
      isSame(before.value, answer);
    const remembered = { value: value === null ? null : answer, fetchedAt, emptied };
    remember(memory, name, remembered, now(), { value }, isStored ? before.storedAt : fetchedAt);
    if (reads.bundleFor(profile) !== undefined) saved.add(name);
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

  /** Notes what the request has read, for `keep`. */
  function use(profile: CacheProfileName, keys: readonly string[]): void {
    if (reads.bundleFor(profile) === undefined || isComputed(profile)) return;
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
    const isWhole = isShown && open.page?.isPlain === true;
    if (!(await tellSite())) await keepBundle(siteBundle, "site", true);
    const name = bundleOf("page", open.page?.name);
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
    if (site) reads.hold(siteBundle, site);
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
    const ofPage = memory.bundles.get(bundleOf("page", open.page?.name) ?? "")?.names;
    const cards = [...used].filter(([name, { profile }]) => isCard(profile) && !ofPage?.has(name));
    const known = memory.bundles.get(cardsBundle)?.names ?? new Set();
    const isNews = (name: string) => saved.has(name) || (!known.has(name) && known.size < mostCards);
    if (!cards.some(([name]) => isNews(name))) return;
    if (!open.bundles.has(cardsBundle)) await reads.readAgain(cardsBundle);
    const stored = open.bundles.get(cardsBundle);
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
    if (!open.bundles.has(bundle)) await reads.readAgain(bundle);
    const stored = open.bundles.get(bundle);
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
    if (written) reads.hold(name, written);
  }

  function confirmTime(profile: CacheProfileName): number {
    return confirmedAfter(profile, hasWebhook);
  }

  /** True if others would fetch a stored answer again although it has not changed. */
  function isOutdated(name: string, storedAt: number, fetchedAt: number): boolean {
    const end = name.indexOf(":");
    const profile = name.slice(0, end) as CacheProfileName;
    return (
      storedAt <= reads.publishedAt(profile, name.slice(end + 1)) ||
      fetchedAt - storedAt >= confirmTime(profile)
    );
  }
}
