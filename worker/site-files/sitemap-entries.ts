import { matchRoute } from "../../shared/match-route.ts";
import { href, type RouteKey } from "../../shared/routes.ts";
import type { IsOff } from "../feature-screens.ts";

export interface SitemapEntry {
  path: string;
  lastModified?: string | undefined;
  images?: readonly string[] | undefined;
}

const listed = new Set<RouteKey | undefined>([
  "index",
  "page-page",
  "nous-contacter",
  "resilier-mon-abonnement",
  "renoncer-au-contrat",
  "rappels",
  "landing-landing",
  "magasins",
  "magasins-shop",
  "faq-faqQuery",
  "produits-echantillons-sample",
  "produits-product-format",
  "chien",
  "chat",
  "category",
]);

const own = [
  href("nous-contacter"),
  href("magasins"),
  href("faq-faqQuery", {}),
  href("resilier-mon-abonnement"),
  href("renoncer-au-contrat"),
  href("rappels"),
];

/** The first file names the shop's own pages, so that no other has to. */
export function sitemapEntries(
  named: readonly SitemapEntry[],
  { isFirst, isOff = () => false }: { isFirst: boolean; isOff?: IsOff | undefined },
): SitemapEntry[] {
  const entries = new Map<string, SitemapEntry>();
  for (const entry of named) {
    const isListed = listed.has(matchRoute(entry.path)?.route.key);
    if (!isListed || entries.has(entry.path) || (!isFirst && own.includes(entry.path))) continue;
    entries.set(entry.path, entry);
  }
  if (isFirst) for (const path of own) if (!entries.has(path) && !isOff(path)) entries.set(path, { path });
  return [...entries.values()];
}
