import { href } from "../routes.ts";

/**
 * Facets are the filters that products have, and the price. These come first, on the page and in the address; any other
 * follows by the alphabet.
 */
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

/** By slug: "age" of "âge". */
const ranks = new Map<string, number>(facetNames.map((name, rank) => [name, rank]));
const rankOf = (name: string) => ranks.get(name) ?? facetNames.length;

export function byFacet(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || (one < other ? -1 : one > other ? 1 : 0);
}

/** The first is the content system's order, absent from addresses. */
export const sorts = ["pertinence", "prix", "prix-decroissant", "note", "nouveautes"] as const;
export type Sort = (typeof sorts)[number];

export const defaultSort = sorts[0];

export interface ChosenFilter {
  facet: string;
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

const facetPrefix = "filtre-";
export const facetParameter = (facet: string) => facetPrefix + facet;
export const sortParameter = "tri";
export const pageParameter = "page";

/** Invalid members are dropped; whether a value exists on the shelf is checked later. */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const choices = facetsIn(params).flatMap((facet) =>
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

function facetsIn(params: URLSearchParams): string[] {
  const names = [...params.keys()].flatMap((name) => /^filtre-([a-z0-9-]{1,60})$/.exec(name)?.[1] ?? []);
  return [...new Set(names)].toSorted(byFacet).slice(0, mostRead);
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
