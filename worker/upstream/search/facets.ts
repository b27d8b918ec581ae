import type { Facet } from "../../../shared/listing/facets.ts";
import { byRank, isCollision } from "../../../shared/listing/listing-filters.ts";
import { type ChosenFilter, facetNames } from "../../../shared/listing/listing-query.ts";
import { slugOf } from "../../../shared/text/slug.ts";
import type { Log } from "../../log.ts";

export type FacetCounts = Record<string, Record<string, number>>;

export const facetFiltersOf = (choices: readonly ChosenFilter[]): string[][] =>
  filtersOf(choices, chosenFacets(choices));

/** Also of facets that only the content system knows. */
export const facetFiltersIn = (choices: readonly ChosenFilter[]): string[][] =>
  filtersOf(choices, [...new Set(choices.map(({ facet }) => facet))]);

function filtersOf(choices: readonly ChosenFilter[], facets: readonly string[]): string[][] {
  return facets.map((name) =>
    choices.flatMap(({ facet, value }) => (facet === name ? [`choices:${facet}/${value}`] : [])),
  );
}

/** Filters of the recipes that are proved to be free of the foods. */
export const withoutFilters = (foods: readonly string[]): string[][] =>
  foods.map((code) => [`freeOf:${code}`]);

export function chosenFacets(choices: readonly ChosenFilter[]): string[] {
  return facetNames.filter((name) => choices.some(({ facet }) => facet === name));
}

export function toFacets(
  counts: FacetCounts,
  choices: readonly ChosenFilter[],
  products: number,
  log: Pick<Log, "warn">,
): Facet[] {
  return facetNames.flatMap((name) => {
    const chosen = choices.flatMap(({ facet, value }) => (facet === name ? [value] : []));
    const known = bySlug(name, counts[name] ?? {}, log);
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

interface Value {
  slug: string;
  label: string;
  count: number;
}

/** Values that share an address are filtered as one, and are one choice. */
function bySlug(key: string, counts: Record<string, number>, log: Pick<Log, "warn">): Value[] {
  const values = new Map<string, Value>();
  for (const [label, count] of Object.entries(counts)) {
    const slug = slugOf(label);
    const value = values.get(slug);
    if (value) {
      value.count += count;
      const labels = [value.label, label] as const;
      if (isCollision(...labels)) log.warn("filters with one address", { key, reason: labels.join(" | ") });
    } else values.set(slug, { slug, label, count });
  }
  return [...values.values()];
}
