import { avoidedIn } from "../../../shared/search/avoided.ts";
import type { Replicas } from "../../env-variables.ts";
import type { Log } from "../../log.ts";
import {
  type CategoryHit,
  categoryHitSchema,
  foundHitSchema,
  type PageHit,
  type ProductHit,
  pageHitSchema,
  productHitSchema,
} from "./answers.ts";
import { createCalls } from "./calls.ts";
import type { SearchClient } from "./client.ts";
import { withoutFilters } from "./facets.ts";
import { createListings } from "./listings.ts";
import { createResults, sortsOf } from "./results.ts";

export interface SuggestionHits {
  products: ProductHit[];
  categories: CategoryHit[];
  pages: PageHit[];
  count: number;
}

export interface SearchOptions {
  client: SearchClient;
  prefix: string;
  replicas: Replicas;
  log: Log;
  signal: AbortSignal;
  offScreens: () => ((address: string) => boolean) | undefined;
}

export function createSearch({ client, prefix, replicas, log, signal, offScreens }: SearchOptions) {
  const calls = createCalls({ client, prefix, log, signal });
  const shownPages = (hits: PageHit[]): PageHit[] => {
    const isOff = offScreens();
    return isOff ? hits.filter(({ path }) => !isOff(path)) : hits;
  };
  const { searchQuery, hitsOf } = calls;
  const results = createResults(calls, replicas, log);
  return {
    suggest,
    results: async (...asked: Parameters<ReturnType<typeof createResults>>) => {
      const found = await results(...asked);
      return { ...found, pages: shownPages(found.pages) };
    },
    listing: createListings(calls, replicas, log),
    sorts: sortsOf(replicas),
    boughtTogether,
    ping: calls.ping,
    forget: () => client.clearCache(),
  };

  async function suggest(query: string): Promise<SuggestionHits> {
    const { rest, foods } = avoidedIn(query);
    const [products, categories, pages] = await calls.searchAll("suggestions", [
      searchQuery("products", {
        query: rest,
        hitsPerPage: 5,
        attributesToHighlight: ["name"],
        ...(foods.length > 0 && { facetFilters: withoutFilters(foods) }),
      }),
      searchQuery("categories", { query, hitsPerPage: 3, attributesToHighlight: ["name"] }),
      searchQuery("pages", { query, hitsPerPage: 2, attributesToHighlight: ["title"] }),
    ]);
    return {
      products: hitsOf(products, productHitSchema),
      categories: hitsOf(categories, categoryHitSchema),
      pages: shownPages(hitsOf(pages, pageHitSchema)),
      count: products.nbHits,
    };
  }

  async function boughtTogether(sku: string, most: number): Promise<string[]> {
    const hits = hitsOf(await calls.recommend(sku, most), foundHitSchema);
    return hits.map(({ sku }) => sku);
  }
}

export type Search = ReturnType<typeof createSearch>;
