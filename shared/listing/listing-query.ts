import { href } from "../routes.ts";

/** Facets (spec 2, listings), in the order of the page and of the address. */
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

/** The first is the content system's order, absent from addresses. */
export const sorts = ["pertinence", "prix", "prix-decroissant", "note", "nouveautes"] as const;
export type Sort = (typeof sorts)[number];

export const defaultSort = sorts[0];

export interface ChosenFilter {
  facet: FacetName;
  value: string;
}

export interface ListingQuery {
  choices: readonly ChosenFilter[];
  sort: Sort;
}

/** Filters read from one address: more would only cost work. */
const mostChoices = 30;

/** Values examined in one address, valid or not. */
const mostRead = 100;

export const facetParameter = (facet: FacetName) => `filtre-${facet}`;
export const sortParameter = "tri";
export const pageParameter = "page";

/** Invalid members are dropped; whether a value exists on the shelf is checked later. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const choices = facetNames.flatMap((facet) =>
    [...new Set(params.getAll(facetParameter(facet)).slice(0, mostRead))]
      .filter((value) => /^[a-z0-9-]{1,60}$/.test(value))
      .map((value) => ({ facet, value })),
  );
  const requested = params.get(sortParameter);
  return {
    choices: choices.slice(0, mostChoices),
    sort: sorts.find((sort) => sort === requested) ?? defaultSort,
  };
}

/** The canonical query: facets and values in the order given, defaults left out. */
export function listingSearch({ choices, sort }: ListingQuery, page = 1): string {
  const params = new URLSearchParams(choices.map(({ facet, value }) => [facetParameter(facet), value]));
  if (sort !== defaultSort) params.set(sortParameter, sort);
  if (page > 1) params.set(pageParameter, String(page));
  const search = params.toString();
  return search && `?${search}`;
}

export function listingHref(path: string, query: ListingQuery, page = 1): string {
  return href("category", { category: path }) + listingSearch(query, page);
}

export function withoutChoice({ choices, sort }: ListingQuery, gone: ChosenFilter): ListingQuery {
  return {
    sort,
    choices: choices.filter(({ facet, value }) => facet !== gone.facet || value !== gone.value),
  };
}

/** Neither filtered nor sorted: the only listings that search engines index. */
export function isPlain({ choices, sort }: ListingQuery): boolean {
  return choices.length === 0 && sort === defaultSort;
}

/** The parameters of an address that are not the listing's, such as a campaign's. */
export function foreignParameters(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !isListingParameter(name)));
}

export function isCanonical(params: URLSearchParams, search: string): boolean {
  const own = new URLSearchParams([...params].filter(([name]) => isListingParameter(name)));
  return own.toString() === search.replace(/^\?/, "");
}

const isListingParameter = (name: string) =>
  name === sortParameter || name === pageParameter || name.startsWith("filtre");
