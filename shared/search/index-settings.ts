import { facetNames } from "../listing/listing-query.ts";

export const indexNames = ["products", "listings", "categories", "pages"] as const;
export type IndexName = (typeof indexNames)[number];

/** Names of the search vendor; a missing setting means the vendor's default. */
export interface IndexSettings {
  searchableAttributes: string[];
  attributesForFaceting: string[];
  customRanking: string[];
  ranking: string[];
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

/** Hits that the vendor reaches by pages; it promises no order beyond. */
export const reachableHits = 1000;

/** The vendor counts no more values of one facet. */
export const mostFacetValues = 1000;

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
  paginationLimitedTo: reachableHits,
};

/** Replica indexes: the criterion that precedes relevance. Must be numeric. */
const orders = {
  products_price_asc: ["asc(price)"],
  products_price_desc: ["desc(price)"],
  products_rating_desc: ["desc(rating)", "desc(popularity)"],
  products_newest: ["desc(createdAt)"],
  listings_price_asc: ["asc(price)"],
  listings_price_desc: ["desc(price)"],
  listings_rating_desc: ["desc(rating)", "desc(reviewCount)"],
  listings_newest: ["desc(createdAt)"],
} as const;

const replicasOf = (index: string) => Object.keys(orders).filter((name) => name.startsWith(`${index}_`));

/** The replica of listings that sorts as this one of products does. */
export const listingsReplica = (replica: string) => replica.replace(/^products_/, "listings_");

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
    attributesForFaceting: [...facetNames, "type", "filterOnly(choices)", "filterOnly(freeOf)"],
    customRanking: ["desc(inStock)", "desc(popularity)"],
    ranking,
    replicas: replicasOf("products"),
    ...french,
  },
  listings: {
    searchableAttributes: ["sku"],
    attributesForFaceting: ["filterOnly(category)", "filterOnly(choices)", "labels"],
    customRanking: ["asc(rank)"],
    ranking,
    replicas: replicasOf("listings"),
    ...french,
    maxValuesPerFacet: mostFacetValues,
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
