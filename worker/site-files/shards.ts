import { matchRoute } from "../../shared/match-route.ts";
import { href, type RouteKey } from "../../shared/routes.ts";
import type { IsOff } from "../feature-screens.ts";

export interface SitemapEntry {
  path: string;
  lastModified?: string | undefined;
  images?: readonly string[] | undefined;
}

export interface Shard {
  name: string;
  entries: SitemapEntry[];
}

const mostEntries = 5000;

const kinds: { [K in RouteKey]?: string } = {
  index: "pages",
  "page-page": "pages",
  "nous-contacter": "pages",
  "resilier-mon-abonnement": "pages",
  "renoncer-au-contrat": "pages",
  rappels: "pages",
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

const own = [
  href("nous-contacter"),
  href("magasins"),
  href("faq-faqQuery", {}),
  href("resilier-mon-abonnement"),
  href("renoncer-au-contrat"),
  href("rappels"),
];

export function shardsOf(
  named: readonly SitemapEntry[],
  { most = mostEntries, isOff = () => false }: { most?: number; isOff?: IsOff | undefined } = {},
): Shard[] {
  const byKind = new Map<string, Map<string, SitemapEntry>>();
  for (const entry of [...named, ...own.filter((path) => !isOff(path)).map((path) => ({ path }))]) {
    const key = matchRoute(entry.path)?.route.key;
    const kind = key && kinds[key];
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

export function lastModifiedOf({ entries }: Shard): string | undefined {
  const known = entries.flatMap(({ lastModified }) => lastModified ?? []);
  return known.reduce<string | undefined>(
    (latest, date) => (latest && Date.parse(latest) >= Date.parse(date) ? latest : date),
    undefined,
  );
}
