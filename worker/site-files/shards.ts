import { matchRoute } from "../../shared/match-route.ts";
import { href, type RouteKey } from "../../shared/routes.ts";

export interface SitemapEntry {
  /** Path of the shop. */
  path: string;
  /** ISO 8601; absent where nobody knows. */
  lastModified?: string | undefined;
  /** Whole addresses of the pictures that the page is about. */
  images?: readonly string[] | undefined;
}

export interface Shard {
  /** "products-1", as in its address. */
  name: string;
  entries: SitemapEntry[];
}

/** Search engines take 50 000 addresses a file; a tenth of it is soon written and soon read. */
const mostEntries = 5000;

/** Where an address stands, by its screen. A screen that is not named here is for its visitor alone and in no file. */
const kinds: { [K in RouteKey]?: string } = {
  index: "pages",
  "page-page": "pages",
  "nous-contacter": "pages",
  "landing-landing": "landings",
  magasins: "shops",
  "magasins-shop": "shops",
  "faq-faqQuery": "faq",
  "produits-echantillons-sample": "samples",
  "produits-product-format": "products",
  chien: "categories",
  chat: "categories",
  category: "categories",
};

/** What the shop has whatever the content system says. */
const own = [href("nous-contacter"), href("magasins"), href("faq-faqQuery", {})];

/**
 * The addresses that search engines are to know, in files of one kind each: what the content system names, and the
 * shop's own. An address of no screen, or of one that crawlers leave alone, is left out; each address stands once.
 *
 * @param isShown says whether the shop has this screen
 */
export function shardsOf(
  named: readonly SitemapEntry[],
  isShown: (key: RouteKey) => boolean,
  most = mostEntries,
): Shard[] {
  const byKind = new Map<string, Map<string, SitemapEntry>>();
  for (const entry of [...named, ...own.map((path) => ({ path }))]) {
    const key = matchRoute(entry.path)?.route.key;
    const kind = key && isShown(key) ? kinds[key] : undefined;
    if (!kind) continue;
    const entries = byKind.get(kind) ?? new Map<string, SitemapEntry>();
    byKind.set(kind, entries);
    if (!entries.has(entry.path)) entries.set(entry.path, entry);
  }
  return [...byKind].flatMap(([kind, entries]) => inShards(kind, [...entries.values()], most));
}

function inShards(kind: string, entries: SitemapEntry[], most: number): Shard[] {
  return Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    name: `${kind}-${index + 1}`,
    entries: entries.slice(index * most, (index + 1) * most),
  }));
}

/** The date of the last change in a file; undefined where none is known. */
export function lastModifiedOf({ entries }: Shard): string | undefined {
  const known = entries.flatMap(({ lastModified }) => lastModified ?? []);
  return known.reduce<string | undefined>(
    (latest, date) => (latest && Date.parse(latest) >= Date.parse(date) ? latest : date),
    undefined,
  );
}
