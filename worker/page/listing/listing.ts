import type { ListingView } from "../../../shared/listing/category.ts";
import { chosenOf } from "../../../shared/listing/facets.ts";
import { filterListing } from "../../../shared/listing/listing-filters.ts";
import {
  foreignParameters,
  isCanonical,
  isPlain,
  type ListingQuery,
  listingHref,
  listingSearch,
  pageParameter,
  readListingQuery,
} from "../../../shared/listing/listing-query.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import type { Log } from "../../log.ts";
import { listingPage, namesFirstPage } from "./listing-page.ts";
import { sortListing } from "./listing-sort.ts";

export interface RequestedListing {
  query: ListingQuery;
  view: ListingView;
  skus: readonly string[];
}

type Listed = Pick<ProductSummary, "sku" | "filters" | "variants" | "rating" | "reviewCount" | "createdAt">;

export function requestedListing(
  path: string,
  params: URLSearchParams,
  shelf: readonly Listed[],
  log: Pick<Log, "warn">,
  rankForAnimal?: (sku: string) => number,
): RequestedListing | { redirect: string } | undefined {
  const requested = readListingQuery(params);
  const { matching, facets, collisions = [] } = filterListing(shelf, requested.choices);
  for (const { facet, labels } of collisions)
    log.warn("filters with one address", { key: facet, reason: labels.join(" | ") });
  const query = { choices: chosenOf(facets), sort: requested.sort };
  const number = params.get(pageParameter) ?? undefined;
  const found = listingPage(
    sortListing(matching, query.sort, rankForAnimal && (({ sku }) => rankForAnimal(sku))),
    namesFirstPage(number) ? undefined : number,
  );
  if (!found && isPlain(query)) return undefined;
  if (!found || !isCanonical(params, listingSearch(query, found.page))) {
    return { redirect: withForeign(params, listingHref(path, query, found?.page)) };
  }
  const { entries, ...place } = found;
  return { query, skus: entries.map(({ sku }) => sku), view: { facets, sort: query.sort, ...place } };
}

export function withForeign(params: URLSearchParams, address: string): string {
  const [path = "", search] = address.split("?", 2);
  const query = [foreignParameters(params).toString(), search].filter(Boolean).join("&");
  return query ? `${path}?${query}` : path;
}
