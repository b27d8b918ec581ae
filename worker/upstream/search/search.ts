import type * as z from "zod/mini";
import type { Facet } from "../../../shared/facets.ts";
import { type ChosenFilter, facetNames } from "../../../shared/listing-query.ts";
import type { Log } from "../../log.ts";
import { UpstreamError } from "../http.ts";
import {
  answerSchema,
  type CategoryHit,
  categoryHitSchema,
  type FoundHit,
  foundHitSchema,
  type PageHit,
  type ProductHit,
  pageHitSchema,
  productHitSchema,
  type Result,
} from "./answers.ts";
import type { SearchClient } from "./client.ts";
import { chosenFacets, facetFiltersOf, toFacets } from "./facets.ts";
import { markTags } from "./marked-text.ts";

/** Products on one page of the results. */
const resultsLength = 24;

export interface SuggestionHits {
  products: ProductHit[];
  categories: CategoryHit[];
  pages: PageHit[];
  count: number;
}

export interface SearchResults {
  products: FoundHit[];
  categories: CategoryHit[];
  pages: PageHit[];
  count: number;
  facets: Facet[];
  /** Words were passed over: no product has them all. */
  relaxed: boolean;
  /** Pages of products; 0 where there is none. */
  pageCount: number;
}

interface Question extends Record<string, unknown> {
  indexName: string;
}

/**
 * The search service (Algolia; spec 7) through its own client. What does not come in time, or not at all, is an
 * UpstreamError of status 0 (spec 8).
 */
export function createSearch({ client, prefix, log }: { client: SearchClient; prefix: string; log: Log }) {
  return { suggest, results, boughtTogether, forget: () => client.clearCache() };

  async function suggest(query: string): Promise<SuggestionHits> {
    const [products, categories, pages] = await ask("suggestions", [
      question("products", { query, hitsPerPage: 5, attributesToHighlight: ["name"] }),
      question("categories", { query, hitsPerPage: 3, attributesToHighlight: ["name"] }),
      question("pages", { query, hitsPerPage: 2, attributesToHighlight: ["title"] }),
    ]);
    return {
      products: hitsOf(products, productHitSchema),
      categories: hitsOf(categories, categoryHitSchema),
      pages: hitsOf(pages, pageHitSchema),
      count: products.nbHits,
    };
  }

  /** @param page 1 is the first */
  async function results(
    query: string,
    page: number,
    choices: readonly ChosenFilter[],
  ): Promise<SearchResults> {
    const relaxing = { query, removeWordsIfNoResults: "allOptional" };
    const [products, categories, pages, ...others] = await ask("results", [
      question("products", {
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
    const counts = Object.assign({}, products.facets, ...others.map(({ facets }) => facets));
    return {
      products: hitsOf(products, foundHitSchema),
      categories: hitsOf(categories, categoryHitSchema),
      pages: hitsOf(pages, pageHitSchema),
      count: products.nbHits,
      pageCount: products.nbPages,
      facets: toFacets(counts, choices, products.nbHits),
      relaxed: products.queryAfterRemoval !== undefined,
    };
  }

  /** skus of what is often bought with a product, the most often first. */
  async function boughtTogether(sku: string, most: number): Promise<string[]> {
    const call = client.getRecommendations({
      requests: [
        {
          indexName: `${prefix}products`,
          model: "bought-together",
          objectID: sku,
          threshold: 0,
          maxRecommendations: most,
        },
      ],
    });
    const [result] = await parsed("recommendations", call, 1);
    return hitsOf(result, foundHitSchema).map(({ objectID }) => objectID);
  }

  function question(index: "products" | "categories" | "pages", params: object): Question {
    return { indexName: prefix + index, typoTolerance: "min" as const, ...markTags, ...params };
  }

  function ask(name: string, questions: [Question, Question, Question, ...Question[]]) {
    const call = client.search({ requests: questions });
    return parsed(name, call, questions.length) as Promise<[Result, Result, Result, ...Result[]]>;
  }

  async function parsed(name: string, call: Promise<unknown>, count: number): Promise<[Result, ...Result[]]> {
    const answer = await inTime(call).catch((error: unknown) => {
      throw new UpstreamError(`search ${name}`, statusOf(error), undefined, error);
    });
    const { data } = answerSchema.safeParse(answer);
    const [first, ...others] = data?.results ?? [];
    if (first && others.length === count - 1) return [first, ...others];
    // What is no answer must not be kept as one.
    await client.clearCache();
    throw new UpstreamError(`search ${name}`, 502, { message: "unexpected answer" });
  }

  function hitsOf<T>({ hits }: Result, schema: z.ZodMiniType<T>): T[] {
    return hits.flatMap((hit) => {
      const { data } = schema.safeParse(hit);
      if (data === undefined) log.warn("search hit left out");
      return data === undefined ? [] : [data];
    });
  }
}

export type Search = ReturnType<typeof createSearch>;

/** Milliseconds for all hosts that the client tries one after the other. */
const deadline = 3000;

/** The timer goes with the answer: most answers are there at once, and a timer that is left would hold its request. */
async function inTime<T>(call: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("the search took too long")), deadline);
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The last status that a host gave; 0 where none did, 502 for what is no JSON. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 0;
  if ("status" in error && typeof error.status === "number") return error.status;
  if (error.name === "DeserializationError" || error instanceof SyntaxError) return 502;
  const frames: unknown = "stackTrace" in error ? error.stackTrace : undefined;
  const last: unknown = Array.isArray(frames) ? frames.at(-1)?.response?.status : undefined;
  return typeof last === "number" ? last : 0;
}
