import { slugOf } from "../text/slug.ts";
import type { ChosenFilter } from "./listing-query.ts";

/**
 * The slug of the label is the value in an address. `count`: products left with this choice and no other of its
 * facet. A tuple, since it is in every page of a listing.
 */
export type FacetChoice = readonly [label: string, count: number, chosen?: true];

export interface Facet {
  /** Its slug. */
  name: string;
  /** As the content system calls it, where the shop has no text of its own. */
  title?: string;
  choices: FacetChoice[];
}

export function chosenOf(facets: readonly Facet[]): (ChosenFilter & { label: string })[] {
  return facets.flatMap(({ name, choices }) =>
    choices.flatMap(([label, , chosen]) => (chosen ? [{ facet: name, value: slugOf(label), label }] : [])),
  );
}
