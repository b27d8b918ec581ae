import type { Replicas } from "../../env.ts";
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
import { createResults, sortsOf } from "./results.ts";

export interface SuggestionHits {
  products: ProductHit[];
  categories: CategoryHit[];
  pages: PageHit[];
  count: number;
}

interface SearchOptions {
  client: SearchClient;
  prefix: string;
  replicas: Replicas;
  log: Log;
  signal: AbortSignal;
}

export function createSearch({ client, prefix, replicas, log, signal }: SearchOptions) {
  const calls = createCalls({ client, prefix, log, signal });
  const { searchQuery, hitsOf } = calls;
  return {
    suggest,
    results: createResults(calls, replicas, log),
    sorts: sortsOf(replicas),
    boughtTogether,
    ping: calls.ping,
    forget: () => client.clearCache(),
  };

  async function suggest(query: string): Promise<SuggestionHits> {
    const [products, categories, pages] = await calls.searchAll("suggestions", [
      searchQuery("products", { query, hitsPerPage: 5, attributesToHighlight: ["name"] }),
      searchQuery("categories", { query, hitsPerPage: 3, attributesToHighlight: ["name"] }),
      searchQuery("pages", { query, hitsPerPage: 2, attributesToHighlight: ["title"] }),
    ]);
    return {
      products: hitsOf(products, productHitSchema),
      categories: hitsOf(categories, categoryHitSchema),
      pages: hitsOf(pages, pageHitSchema),
      count: products.nbHits,
    };
  }

  /** Skus, the most often bought first. */
  async function boughtTogether(sku: string, most: number): Promise<string[]> {
    const hits = hitsOf(await calls.recommend(sku, most), foundHitSchema);
    return hits.map(({ sku }) => sku);
  }
}

export type Search = ReturnType<typeof createSearch>;
