import type { ListingView } from "../../../shared/listing/category.ts";
import { chosenOf } from "../../../shared/listing/facets.ts";
import { filterListing } from "../../../shared/listing/listing-filters.ts";
import {
  defaultSort,
  foreignParameters,
  isCanonical,
  isPlain,
  type ListingQuery,
  listingHref,
  listingSearch,
  pageParameter,
  readListingQuery,
  type Sort,
} from "../../../shared/listing/listing-query.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import type { Log } from "../../log.ts";
import type { IndexedListing } from "../../upstream/search/listings.ts";
import { listingPage, namesFirstPage, pageLength, pageNumber, pagesOf } from "./listing-page.ts";
import { sortListing } from "./listing-sort.ts";

export interface RequestedListing {
  query: ListingQuery;
  view: ListingView;
  skus: readonly string[];
}

type Listed = Pick<ProductSummary, "sku" | "filters" | "variants" | "rating" | "reviewCount" | "createdAt">;

type Answered = RequestedListing | { redirect: string } | undefined;

export function requestedListing(
  path: string,
  params: URLSearchParams,
  shelf: readonly Listed[],
  log: Pick<Log, "warn">,
  rankForAnimal?: (sku: string) => number,
): Answered {
  const requested = readListingQuery(params);
  const { matching, facets, collisions = [] } = filterListing(shelf, requested.choices);
  for (const { facet, labels } of collisions)
    log.warn("filters with one address", { key: facet, reason: labels.join(" | ") });
  const found = listingPage(
    sortListing(matching, requested.sort, rankForAnimal && (({ sku }) => rankForAnimal(sku))),
    pageIn(params),
  );
  if (!found) return answered(path, params, { facets, sort: requested.sort }, undefined);
  const { entries, ...place } = found;
  const skus = entries.map(({ sku }) => sku);
  return answered(path, params, { facets, sort: requested.sort }, { skus, place });
}

type AskIndex = (query: ListingQuery, page: number, length: number) => Promise<IndexedListing | undefined>;

/** A listing that the search index answers; null if it does not have the category. */
export async function indexedListing(
  path: string,
  params: URLSearchParams,
  { sorts, ask }: { sorts: readonly Sort[]; ask: AskIndex },
): Promise<Answered | null> {
  const requested = readListingQuery(params);
  const sort = sorts.find((name) => name === requested.sort) ?? defaultSort;
  const number = pageNumber(pageIn(params));
  const found = await ask({ ...requested, sort }, number ?? 1, pageLength);
  if (!found) return null;
  const { facets, count, reachable, skus } = found;
  const pages = pagesOf(reachable);
  const isThere = number !== undefined && number <= pages;
  const place = { page: number ?? 1, pages, count, ...(reachable < count ? { reachable } : {}) };
  return answered(path, params, { facets, sort }, isThere ? { skus, place } : undefined);
}

function pageIn(params: URLSearchParams): string | undefined {
  const number = params.get(pageParameter) ?? undefined;
  return namesFirstPage(number) ? undefined : number;
}

interface Found {
  skus: readonly string[];
  place: Omit<ListingView, "facets" | "sort">;
}

function answered(
  path: string,
  params: URLSearchParams,
  { facets, sort }: Pick<ListingView, "facets" | "sort">,
  found: Found | undefined,
): Answered {
  const query = { choices: chosenOf(facets), sort };
  if (!found && isPlain(query)) return undefined;
  if (!found || !isCanonical(params, listingSearch(query, found.place.page)))
    return { redirect: withForeign(params, listingHref(path, query, found?.place.page)) };
  return { query, skus: found.skus, view: { facets, sort, ...found.place } };
}

export function withForeign(params: URLSearchParams, address: string): string {
  const [path = "", search] = address.split("?", 2);
  const query = [foreignParameters(params).toString(), search].filter(Boolean).join("&");
  return query ? `${path}?${query}` : path;
}
