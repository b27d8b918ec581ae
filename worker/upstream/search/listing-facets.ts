import type { Facet, FacetChoice } from "../../../shared/listing/facets.ts";
import { byRank } from "../../../shared/listing/listing-filters.ts";
import { byFacet, type ChosenFilter, facetNames } from "../../../shared/listing/listing-query.ts";
import { mostFacetValues } from "../../../shared/search/index-settings.ts";
import { readLabel } from "../../../shared/search/listing-record.ts";
import { slugOf } from "../../../shared/text/slug.ts";
import type { Log } from "../../log.ts";
import type { FacetCounts } from "./facets.ts";

interface FacetLabels {
  title: string;
  values: Map<string, { label: string; count: number }>;
}

/** Keys are slugs of facets, those of values are slugs of labels. */
export type Labels = ReadonlyMap<string, FacetLabels>;

export function labelsIn({ labels = {} }: FacetCounts, log: Pick<Log, "warn">): Labels {
  const counts = Object.entries(labels);
  if (counts.length >= mostFacetValues) log.warn("filters of a listing left out", { count: counts.length });
  const found = new Map<string, FacetLabels>();
  for (const [text, count] of counts) {
    const read = readLabel(text);
    if (!read) continue;
    const name = slugOf(read.name);
    const facet = found.get(name) ?? { title: read.name, values: new Map() };
    found.set(name, facet);
    facet.values.set(slugOf(read.label), { label: read.label, count });
  }
  return found;
}

interface Counted {
  /** Counts of the whole category, of `total` products. */
  all: Labels;
  total: number;
  choices: readonly ChosenFilter[];
  /** Counts among the products that pass the choices of all other facets. */
  leftOf: (facet: string) => FacetLabels | undefined;
}

/** Has the rules of `filterListing`: a choice that leaves nothing stays, a facet that all products share does not. */
export function listingFacets({ all, total, choices, leftOf }: Counted): Facet[] {
  return [...all]
    .toSorted(([one], [other]) => byFacet(one, other))
    .flatMap(([name, { title, values }]): Facet[] => {
      const known = [...values];
      if (known.every(([, { count }]) => count === total)) return [];
      const left = leftOf(name)?.values;
      const shown = known.toSorted(byRank(name)).map(([value, { label }]): FacetChoice => {
        const count = left?.get(value)?.count ?? 0;
        const isChosen = choices.some((choice) => choice.facet === name && choice.value === value);
        return isChosen ? [label, count, true] : [label, count];
      });
      return [facetNames.includes(name) ? { name, choices: shown } : { name, title, choices: shown }];
    });
}
