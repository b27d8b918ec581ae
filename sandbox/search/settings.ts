import { facetNames } from "../../shared/listing/listing-query.ts";
import type { IndexSettings } from "./engine/inverted-index.ts";
import type { SortCriterion } from "./engine/replica.ts";
import type { IndexName } from "./records.ts";

/**
 * Replicas of the products, each with what comes before the ranking of its questions: the same records in another order,
 * as they are made at the vendor's. Times and counts are numbers there.
 */
export const productReplicas: Record<string, readonly SortCriterion[]> = {
  products_price_asc: ["asc(price)"],
  products_price_desc: ["desc(price)"],
  products_rating_desc: ["desc(rating)", "desc(popularity)"],
  products_newest: ["desc(createdAt)"],
};

/** What is searched in each index, the weightiest first, and what is counted: as it is set at the vendor's. */
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
