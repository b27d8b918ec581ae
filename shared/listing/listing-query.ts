import { href } from "../routes.ts";

/** Filters in the order in which they are shown, with their titles. */
export const facetTitles = {
  animal: "Animal",
  age: "Âge",
  taille: "Taille",
  besoin: "Besoin",
  proteine: "Protéine",
  texture: "Texture",
  gamme: "Gamme",
  "prix-au-kilo": "Prix au kilo",
  prix: "Prix",
} as const;

export const facetNames = Object.keys(facetTitles);

const ranks = new Map(facetNames.map((name, rank) => [name, rank]));
const rankOf = (name: string) => ranks.get(name) ?? facetNames.length;

export function byFacet(one: string, other: string): number {
  return rankOf(one) - rankOf(other) || (one < other ? -1 : one > other ? 1 : 0);
}

/** The first is the default, in the order of the content system, and is left out of addresses. */
export const indexSorts = ["pertinence", "prix", "prix-decroissant", "note", "nouveautes"] as const;

/** The last one is the order of what suits the visitor's animal, which a search index does not know. */
export const sorts = [...indexSorts, "animal"] as const;
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

const mostChoices = 30;

const mostRead = 100;

const facetPrefix = "filtre-";
export const facetParameter = (facet: string) => facetPrefix + facet;
export const sortParameter = "tri";
export const pageParameter = "page";

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

/** Only these listings may be indexed. */
export function isPlain({ choices, sort }: ListingQuery): boolean {
  return choices.length === 0 && sort === defaultSort;
}

export function foreignParameters(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !isListingParameter(name)));
}

export function isCanonical(params: URLSearchParams, search: string): boolean {
  const own = new URLSearchParams([...params].filter(([name]) => isListingParameter(name)));
  return own.toString() === search.replace(/^\?/, "");
}

const isListingParameter = (name: string) =>
  name === sortParameter || name === pageParameter || name.startsWith("filtre");
