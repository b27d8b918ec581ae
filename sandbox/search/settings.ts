import { facetNames } from "../../shared/listing/listing-query.ts";
import type { IndexSettings } from "./engine/inverted-index.ts";
import type { SortCriterion } from "./engine/replica.ts";
import type { IndexName } from "./records.ts";

/**
 * Replicas of the products, each with the criteria that go before relevance, as at the vendor's. Times and
 * counts are numbers.
 */
export const productReplicas: Record<string, readonly SortCriterion[]> = {
  products_price_asc: ["asc(price)"],
  products_price_desc: ["desc(price)"],
  products_rating_desc: ["desc(rating)", "desc(popularity)"],
  products_newest: ["desc(createdAt)"],
};

export const indexSettings: Record<IndexName, IndexSettings> = {
  products: {
    searchable: [
      "name",
      "shelves",
      "type",
      "animal",
      "subtitle",
      "besoin",
      "age",
      "taille",
      "proteine",
      "texture",
      "gamme",
      "formats",
      "codes",
      "composition",
    ],
    facets: [...facetNames, "type", "choices"],
  },
  categories: { searchable: ["name", "title", "path", "intro"], facets: [] },
  pages: { searchable: ["title", "excerpt", "text"], facets: ["kind"] },
};
