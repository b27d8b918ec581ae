import { slugOf } from "../text/slug.ts";
import type { ChosenFilter } from "./listing-query.ts";

/** A tuple, because every listing page embeds it. `count`: products left with this choice alone. */
export type FacetChoice = readonly [label: string, count: number, chosen?: true];

export interface Facet {
  name: string;
  title?: string;
  choices: FacetChoice[];
}

export function chosenOf(facets: readonly Facet[]): (ChosenFilter & { label: string })[] {
  return facets.flatMap(({ name, choices }) =>
    choices.flatMap(([label, , chosen]) => (chosen ? [{ facet: name, value: slugOf(label), label }] : [])),
  );
}
