import type { ListingView } from "../../shared/listing/category.ts";
import { chosenOf } from "../../shared/listing/facets.ts";
import { filterListing } from "../../shared/listing/listing-filters.ts";
import {
  foreignParameters,
  isPlain,
  isWrittenAs,
  type ListingQuery,
  listingHref,
  listingSearch,
  pageParameter,
  readListingQuery,
} from "../../shared/listing/listing-query.ts";
import type { ProductSummary } from "../../shared/product/product.ts";
import { listingPage, namesFirstPage } from "./listing-page.ts";
import { sortListing } from "./listing-sort.ts";

export interface AskedListing {
  query: ListingQuery;
  view: ListingView;
  /** Those of this page. */
  products: readonly ProductSummary[];
}

/**
 * What an address asks of a shelf: how the listing stands, and the products of its page. An address that says it
 * otherwise than it is written leads to the one that does, and so does a page that a narrowed listing has no more;
 * undefined where the plain listing has no such page.
 */
export function askedListing(
  path: string,
  params: URLSearchParams,
  shelf: readonly ProductSummary[],
): AskedListing | { redirect: string } | undefined {
  const asked = readListingQuery(params);
  const { matching, facets } = filterListing(shelf, asked.choices);
  const query = { choices: chosenOf(facets), sort: asked.sort };
  const number = params.get(pageParameter) ?? undefined;
  const listed = listingPage(sortListing(matching, query.sort), namesFirstPage(number) ? undefined : number);
  if (!listed && isPlain(query)) return undefined;
  if (!listed || !isWrittenAs(params, listingSearch(query, listed.page))) {
    return { redirect: withForeign(params, listingHref(path, query, listed?.page)) };
  }
  const { entries, ...place } = listed;
  return { query, products: entries, view: { facets, sort: query.sort, ...place } };
}

/** What else the query says is kept, before the listing's own. */
export function withForeign(params: URLSearchParams, address: string): string {
  const [path = "", search] = address.split("?", 2);
  const query = [foreignParameters(params).toString(), search].filter(Boolean).join("&");
  return query ? `${path}?${query}` : path;
}
