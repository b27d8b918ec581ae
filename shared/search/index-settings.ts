import { facetNames } from "../listing/listing-query.ts";

export const indexNames = ["products", "categories", "pages"] as const;
export type IndexName = (typeof indexNames)[number];

/** In the vendor's words; what is not here is the vendor's default, and the stand-in's nothing. */
export interface IndexSettings {
  searchableAttributes: string[];
  /** `filterOnly(name)` is never counted. */
  attributesForFaceting: string[];
  /** Breaks ties: `desc(name)`, `asc(name)`; numbers and booleans. */
  customRanking: string[];
  /** Criteria in their order; a replica has its own first. */
  ranking: string[];
  /** Names of indexes with the same records, without the prefix. */
  replicas?: string[];
  queryLanguages: "fr"[];
  indexLanguages: "fr"[];
  ignorePlurals: "fr"[];
  removeStopWords: "fr"[];
  minWordSizefor1Typo: number;
  minWordSizefor2Typos: number;
  maxValuesPerFacet: number;
  paginationLimitedTo: number;
}

/** The vendor's own order. */
const ranking = ["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"];

const language: "fr"[] = ["fr"];

const french = {
  queryLanguages: language,
  indexLanguages: language,
  ignorePlurals: language,
  removeStopWords: language,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  maxValuesPerFacet: 100,
  paginationLimitedTo: 1000,
};

/** Replicas of the products: what goes before relevance. Times and counts are numbers. */
const orders = {
  products_price_asc: ["asc(price)"],
  products_price_desc: ["desc(price)"],
  products_rating_desc: ["desc(rating)", "desc(popularity)"],
  products_newest: ["desc(createdAt)"],
} as const;

export const indexSettings: Record<IndexName, IndexSettings> = {
  products: {
    searchableAttributes: [
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
    attributesForFaceting: [...facetNames, "type", "filterOnly(choices)"],
    customRanking: ["desc(inStock)", "desc(popularity)"],
    ranking,
    replicas: Object.keys(orders),
    ...french,
  },
  categories: {
    searchableAttributes: ["name", "title", "path", "intro"],
    attributesForFaceting: [],
    customRanking: ["desc(popularity)"],
    ranking,
    ...french,
  },
  pages: {
    searchableAttributes: ["title", "excerpt", "text"],
    attributesForFaceting: [],
    customRanking: [],
    ranking,
    ...french,
  },
};

export const replicaSettings: Readonly<Record<string, Pick<IndexSettings, "ranking">>> = Object.fromEntries(
  Object.entries(orders).map(([name, order]) => [name, { ranking: [...order, ...ranking] }]),
);
