import type { Facet } from "../../../shared/listing/facets.ts";
import { byRank } from "../../../shared/listing/listing-filters.ts";
import { type ChosenFilter, facetNames } from "../../../shared/listing/listing-query.ts";
import { slugOf } from "../../../shared/text/slug.ts";

export type FacetCounts = Record<string, Record<string, number>>;

export function facetFiltersOf(choices: readonly ChosenFilter[]): string[][] {
  return chosenFacets(choices).map((name) =>
    choices.flatMap(({ facet, value }) => (facet === name ? [`choices:${facet}/${value}`] : [])),
  );
}

export function chosenFacets(choices: readonly ChosenFilter[]): string[] {
  return facetNames.filter((name) => choices.some(({ facet }) => facet === name));
}

export function toFacets(counts: FacetCounts, choices: readonly ChosenFilter[], products: number): Facet[] {
  return facetNames.flatMap((name) => {
    const chosen = choices.flatMap(({ facet, value }) => (facet === name ? [value] : []));
    const known = Object.entries(counts[name] ?? {}).map(([label, count]) => ({
      slug: slugOf(label),
      label,
      count,
    }));
    const missing = chosen
      .filter((value) => known.every(({ slug }) => slug !== value))
      .map((slug) => ({ slug, label: slug.replaceAll("-", " "), count: 0 }));
    const all = [...known, ...missing].toSorted((one, other) =>
      byRank(name)([one.slug, one], [other.slug, other]),
    );
    const separates = chosen.length > 0 || all.some(({ count }) => count < products);
    if (!separates) return [];
    const choicesOf = all.map(({ slug, label, count }) =>
      chosen.includes(slug) ? ([label, count, true] as const) : ([label, count] as const),
    );
    return [{ name, choices: choicesOf }];
  });
}
