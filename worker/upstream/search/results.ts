import type { Facet } from "../../../shared/listing/facets.ts";
import {
  defaultSort,
  facetNames,
  indexSorts,
  type ListingQuery,
  type Sort,
} from "../../../shared/listing/listing-query.ts";
import { type AvoidedFood, avoidedIn } from "../../../shared/search/avoided.ts";
import type { Replicas } from "../../env-variables.ts";
import type { Log } from "../../log.ts";
import { UpstreamError } from "../upstream-error.ts";
import {
  type CategoryHit,
  categoryHitSchema,
  foundHitSchema,
  type PageHit,
  pageHitSchema,
} from "./answers.ts";
import type { SearchCalls } from "./calls.ts";
import { correctionOf } from "./correction.ts";
import { chosenFacets, facetFiltersOf, toFacets, withoutFilters } from "./facets.ts";
import { isRelaxed } from "./relaxed.ts";

const resultsLength = 24;

const uncounted = { analytics: false, clickAnalytics: false };

export interface SearchResults {
  products: string[];
  corrected: string | null;
  categories: CategoryHit[];
  pages: PageHit[];
  count: number;
  facets: Facet[];
  sort: Sort;
  relaxed: boolean;
  /** Every word was found as it is written. */
  isLiteral: boolean;
  avoided: AvoidedFood[];
  pageCount: number;
}

export const sortsOf = (replicas: Replicas): Sort[] =>
  indexSorts.filter((sort) => sort === defaultSort || replicas[sort]);

export function createResults(calls: SearchCalls, replicas: Replicas, log: Log) {
  return results;

  /** @param unread excludes crawlers and prefetches from the search statistics */
  async function results(
    query: string,
    listing: ListingQuery,
    page: number,
    { unread = false } = {},
  ): Promise<SearchResults> {
    const resultsOf = (ask: ListingQuery, index?: string) => resultsIn(query, ask, page, { unread, index });
    const replica = replicas[listing.sort];
    if (!replica) return resultsOf({ ...listing, sort: defaultSort });
    try {
      return await resultsOf(listing, replica);
    } catch (error) {
      if (!(error instanceof UpstreamError && error.status === 404)) throw error;
      log.error("results not sorted", error, { replica });
      return resultsOf({ ...listing, sort: defaultSort });
    }
  }

  async function resultsIn(
    query: string,
    { choices, sort }: ListingQuery,
    page: number,
    { unread, index = "products" }: { unread: boolean; index: string | undefined },
  ): Promise<SearchResults> {
    const { searchQuery, hitsOf } = calls;
    const statistics = unread ? uncounted : {};
    const { rest, foods } = avoidedIn(query);
    const relaxing = { query: rest, ...statistics, removeWordsIfNoResults: "allOptional" };
    const [products, categories, pages, ...others] = await calls.searchAll("results", [
      searchQuery(index, {
        ...relaxing,
        page: page - 1,
        hitsPerPage: resultsLength,
        attributesToRetrieve: ["objectID"],
        getRankingInfo: true,
        facets: facetNames,
        facetFilters: [...facetFiltersOf(choices), ...withoutFilters(foods)],
      }),
      searchQuery("categories", { query, ...statistics, hitsPerPage: 6, attributesToHighlight: ["name"] }),
      searchQuery("pages", { query, ...statistics, hitsPerPage: 4, attributesToHighlight: ["title"] }),
      ...chosenFacets(choices).map((name) =>
        searchQuery("products", {
          ...relaxing,
          hitsPerPage: 0,
          ...uncounted,
          attributesToHighlight: [],
          facets: [name],
          facetFilters: [
            ...facetFiltersOf(choices.filter(({ facet }) => facet !== name)),
            ...withoutFilters(foods),
          ],
        }),
      ),
    ]);
    const found = hitsOf(products, foundHitSchema);
    const [best] = found;
    const counts = Object.assign({}, products.facets, ...others.map(({ facets }) => facets));
    const relaxed = isRelaxed(rest, best?.words);
    return {
      products: found.map(({ sku }) => sku),
      corrected: best?.hasTypos ? correctionOf(rest, best.highlights) : null,
      categories: hitsOf(categories, categoryHitSchema),
      pages: hitsOf(pages, pageHitSchema),
      count: products.nbHits,
      pageCount: products.nbPages,
      facets: toFacets(counts, choices, products.nbHits, log),
      sort,
      relaxed,
      isLiteral: !relaxed && !best?.hasTypos,
      avoided: foods,
    };
  }
}
