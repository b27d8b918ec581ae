import { facetNames } from "../../shared/listing-query.ts";
import type { IndexSettings } from "./engine/inverted-index.ts";
import type { IndexName } from "./records.ts";

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
