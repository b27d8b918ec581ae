import { href } from "../routes.ts";

/** What a listing is narrowed by (spec 2, listings), in the order in which it is shown and stands in an address. */
export const facetNames = [
  "animal",
  "age",
  "taille",
  "besoin",
  "proteine",
  "texture",
  "gamme",
  "prix",
] as const;
export type FacetName = (typeof facetNames)[number];

/** How a listing is sorted; the first is the content system's own order, which no address names. */
export const sorts = ["pertinence", "prix", "prix-decroissant", "note", "nouveautes"] as const;
export type Sort = (typeof sorts)[number];

/** The order that goes without saying. */
export const plainSort = sorts[0];

export interface ChosenFilter {
  facet: FacetName;
  /** The slug of its label. */
  value: string;
}

/** What an address asks of a listing, its page aside. */
export interface ListingQuery {
  choices: readonly ChosenFilter[];
  sort: Sort;
}

/** Filters that are read from one address: more of them are nobody's wish, and cost work. */
export const mostChoices = 30;

/** Values that are looked at in one address, whatever they say. */
const mostRead = 100;

export const facetParameter = (facet: FacetName) => `filtre-${facet}`;
export const sortParameter = "tri";
export const pageParameter = "page";

/** The query of an address; what cannot be meant is left out. Whether the shelf knows a value is the shelf's to say. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const choices = facetNames.flatMap((facet) =>
    [...new Set(params.getAll(facetParameter(facet)).slice(0, mostRead))]
      .filter((value) => /^[a-z0-9-]{1,60}$/.test(value))
      .map((value) => ({ facet, value })),
  );
  const asked = params.get(sortParameter);
  return {
    choices: choices.slice(0, mostChoices),
    sort: sorts.find((sort) => sort === asked) ?? plainSort,
  };
}

/** The one way to write a query: facets and their values in the order given, nothing that goes without saying. */
export function listingSearch({ choices, sort }: ListingQuery, page = 1): string {
  const params = new URLSearchParams(choices.map(({ facet, value }) => [facetParameter(facet), value]));
  if (sort !== plainSort) params.set(sortParameter, sort);
  if (page > 1) params.set(pageParameter, String(page));
  const search = params.toString();
  return search && `?${search}`;
}

/** The address of a category's listing; without filters, order and page it is the category's own. */
export function listingHref(path: string, query: ListingQuery, page = 1): string {
  return href("category", { category: path }) + listingSearch(query, page);
}

/** The same query with one filter less. */
export function withoutChoice({ choices, sort }: ListingQuery, gone: ChosenFilter): ListingQuery {
  return {
    sort,
    choices: choices.filter(({ facet, value }) => facet !== gone.facet || value !== gone.value),
  };
}

/** Neither narrowed nor sorted: what search engines are shown. */
export function isPlain({ choices, sort }: ListingQuery): boolean {
  return choices.length === 0 && sort === plainSort;
}

/** The parameters of an address that are not the listing's: a campaign's, for instance. */
export function foreignParameters(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !isListingParameter(name)));
}

/** What the address says of the listing is written the one way it is written. */
export function isWrittenAs(params: URLSearchParams, search: string): boolean {
  const own = new URLSearchParams([...params].filter(([name]) => isListingParameter(name)));
  return own.toString() === search.replace(/^\?/, "");
}

const isListingParameter = (name: string) =>
  name === sortParameter || name === pageParameter || name.startsWith("filtre");
