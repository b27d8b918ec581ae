import { slugOf } from "../text/slug.ts";
import type { ChosenFilter, FacetName } from "./listing-query.ts";

/**
 * A choice as the content system words it: the slug of its label is its value in an address. `count` is how many products
 * are left when this one is chosen and, of its facet, nothing else. A list without names, since it travels in every page.
 */
export type FacetChoice = readonly [label: string, count: number, chosen?: true];

export interface Facet {
  name: FacetName;
  choices: FacetChoice[];
}

/** What is chosen of these facets, in their order. */
export function chosenOf(facets: readonly Facet[]): (ChosenFilter & { label: string })[] {
  return facets.flatMap(({ name, choices }) =>
    choices.flatMap(([label, , chosen]) => (chosen ? [{ facet: name, value: slugOf(label), label }] : [])),
  );
}
