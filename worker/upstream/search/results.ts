import type { Facet } from "../../../shared/listing/facets.ts";
import {
  facetNames,
  type ListingQuery,
  plainSort,
  type Sort,
  sorts,
} from "../../../shared/listing/listing-query.ts";
import type { Replicas } from "../../env.ts";
import type { Log } from "../../log.ts";
import { UpstreamError } from "../http.ts";
import {
  type CategoryHit,
  categoryHitSchema,
  foundHitSchema,
  type PageHit,
  pageHitSchema,
} from "./answers.ts";
import type { SearchCalls } from "./calls.ts";
import { correctionOf } from "./correction.ts";
import { chosenFacets, facetFiltersOf, toFacets } from "./facets.ts";

/** Products on one page of the results. */
const resultsLength = 24;

export interface SearchResults {
  /** skus, the best first. */
  products: string[];
  /** The question as it must have been meant; null where it was typed well. */
  corrected: string | null;
  categories: CategoryHit[];
  pages: PageHit[];
  count: number;
  facets: Facet[];
  /** How they are sorted, which may be otherwise than was asked. */
  sort: Sort;
  /** Words were passed over: no product has them all. */
  relaxed: boolean;
  /** Pages of products; 0 where there is none. */
  pageCount: number;
}

/** How results may be sorted: as they answer best, and as there is a replica. */
export const sortsOf = (replicas: Replicas): Sort[] =>
  sorts.filter((sort) => sort === plainSort || replicas[sort]);

/** The results page: products of a question, sorted by the index that is asked, with the facets to narrow them by. */
export function createResults(calls: SearchCalls, replicas: Replicas, log: Log) {
  return results;

  /** @param page 1 is the first */
  async function results(query: string, asked: ListingQuery, page: number): Promise<SearchResults> {
    const replica = replicas[asked.sort];
    if (!replica) return resultsOf(query, { ...asked, sort: plainSort }, page);
    try {
      return await resultsOf(query, asked, page, replica);
    } catch (error) {
      if (!(error instanceof UpstreamError && error.status === 404)) throw error;
      // The replica is not there: products in another order are better than none.
      log.error("results not sorted", error, { replica });
      return resultsOf(query, { ...asked, sort: plainSort }, page);
    }
  }

  async function resultsOf(
    query: string,
    { choices, sort }: ListingQuery,
    page: number,
    index = "products",
  ): Promise<SearchResults> {
    const { question, hitsOf } = calls;
    const relaxing = { query, removeWordsIfNoResults: "allOptional" };
    const [products, categories, pages, ...others] = await calls.ask("results", [
      question(index, {
        ...relaxing,
        page: page - 1,
        hitsPerPage: resultsLength,
        attributesToRetrieve: ["objectID"],
        getRankingInfo: true,
        facets: facetNames,
        facetFilters: facetFiltersOf(choices),
      }),
      question("categories", { query, hitsPerPage: 6, attributesToHighlight: ["name"] }),
      question("pages", { query, hitsPerPage: 4, attributesToHighlight: ["title"] }),
      // What a facet offers is counted as if nothing of it were chosen.
      ...chosenFacets(choices).map((name) =>
        question("products", {
          ...relaxing,
          hitsPerPage: 0,
          attributesToHighlight: [],
          facets: [name],
          facetFilters: facetFiltersOf(choices.filter(({ facet }) => facet !== name)),
        }),
      ),
    ]);
    const found = hitsOf(products, foundHitSchema);
    const [best] = found;
    const counts = Object.assign({}, products.facets, ...others.map(({ facets }) => facets));
    return {
      products: found.map(({ sku }) => sku),
      corrected: best?.hasTypos ? correctionOf(query, best.highlights) : null,
      categories: hitsOf(categories, categoryHitSchema),
      pages: hitsOf(pages, pageHitSchema),
      count: products.nbHits,
      pageCount: products.nbPages,
      facets: toFacets(counts, choices, products.nbHits),
      sort,
      relaxed: products.queryAfterRemoval !== undefined,
    };
  }
}
