import * as z from "zod/mini";
import type { Facet } from "../../../shared/listing/facets.ts";
import { isPlain, type ListingQuery } from "../../../shared/listing/listing-query.ts";
import { listingsReplica, reachableHits } from "../../../shared/search/index-settings.ts";
import type { Replicas } from "../../env-variables.ts";
import type { Log } from "../../log.ts";
import { UpstreamError } from "../upstream-error.ts";
import type { SearchCalls } from "./calls.ts";
import { facetFiltersIn } from "./facets.ts";
import { type Labels, labelsIn, listingFacets } from "./listing-facets.ts";

export interface IndexedListing {
  facets: Facet[];
  /** Products that match, of which no more than `reachable` can be shown. */
  count: number;
  reachable: number;
  skus: string[];
}

const listedHitSchema = z.object({ sku: z.string() });

export function createListings(calls: SearchCalls, replicas: Replicas, log: Log) {
  return listing;

  /**
   * A category's page, from 1. Unknown choices are ignored. Undefined if the index does not have the category.
   *
   * @throws UpstreamError
   */
  async function listing(
    path: string,
    query: ListingQuery,
    page: number,
    length: number,
  ): Promise<IndexedListing | undefined> {
    const first = await listingIn(path, query, page, length).catch((error: unknown) => {
      if (error instanceof UpstreamError && error.status === 404) return undefined;
      throw error;
    });
    if (!first || first.unknown.size === 0) return first;
    const choices = query.choices.filter((choice) => !first.unknown.has(choice));
    return listingIn(path, { ...query, choices }, page, length);
  }

  async function listingIn(path: string, { choices, sort }: ListingQuery, page: number, length: number) {
    const replica = replicas[sort];
    const index = replica ? listingsReplica(replica) : "listings";
    const category = `category:${path}`;
    const filtersWithout = (gone?: string) => [
      [category],
      ...facetFiltersIn(choices.filter(({ facet }) => facet !== gone)),
    ];
    // The order of the category itself is numbered, so a range of numbers reaches every product of it.
    const isFar = isPlain({ choices, sort }) && page * length > reachableHits;
    const start = (page - 1) * length;
    const place = isFar
      ? { page: 0, numericFilters: [`rank>${start}`, `rank<=${start + length}`] }
      : { page: page - 1 };
    const chosen = [...new Set(choices.map(({ facet }) => facet))];
    const [found, ...others] = await calls.searchAll("listing", [
      asked(index, filtersWithout(), { ...place, hitsPerPage: length, attributesToRetrieve: ["sku"] }),
      ...(isFar || chosen.length > 0 ? [asked("listings", [[category]], { hitsPerPage: 0 })] : []),
      ...chosen.map((facet) => asked("listings", filtersWithout(facet), { hitsPerPage: 0 })),
    ]);
    const [whole = found, ...open] = others;
    if (whole.nbHits === 0) return undefined;
    const all = labelsIn(whole.facets, log);
    const ofChosen = new Map<string, Labels>(
      open.map(({ facets }, place) => [chosen[place] ?? "", labelsIn(facets, log)]),
    );
    const left = isFar ? all : labelsIn(found.facets, log);
    const facets = listingFacets({
      ...{ all, choices, total: whole.nbHits },
      leftOf: (facet) => (ofChosen.get(facet) ?? left).get(facet),
    });
    const count = isFar ? whole.nbHits : found.nbHits;
    return {
      facets,
      count,
      reachable: isPlain({ choices, sort }) ? count : Math.min(count, reachableHits),
      skus: calls.hitsOf(found, listedHitSchema).map(({ sku }) => sku),
      unknown: new Set(choices.filter(({ facet, value }) => !all.get(facet)?.values.has(value))),
    };
  }

  function asked(index: string, facetFilters: string[][], params: object) {
    return calls.searchQuery(index, {
      ...{ query: "", analytics: false, clickAnalytics: false },
      ...{ attributesToHighlight: [], facets: ["labels"], facetFilters },
      ...params,
    });
  }
}
