import { type InvertedIndex, textsOf } from "./inverted-index.ts";

/** The outer entries are joined by "and", the inner ones by "or". "attribute:-value" excludes. */
export type FacetFilters = string | readonly (string | readonly string[])[];

export type FacetCounts = Record<string, Record<string, number>>;

export function facetTest(
  { facets }: InvertedIndex,
  filters: FacetFilters = [],
): (record: number) => boolean {
  const groups = (typeof filters === "string" ? [filters] : filters).map((group) =>
    (typeof group === "string" ? [group] : group).map((filter) => {
      const colon = filter.indexOf(":");
      const value = filter.slice(colon + 1);
      const without = value.startsWith("-");
      const records = facets.get(filter.slice(0, colon))?.get(without ? value.slice(1) : value);
      return (record: number) => (records?.has(record) ?? false) !== without;
    }),
  );
  return (record) => groups.every((group) => group.length === 0 || group.some((passes) => passes(record)));
}

/** A comparison such as `rank>=25`. */
export const numericFilter = /^(\w+)(<=|>=|<|>|=)(-?\d+(?:\.\d+)?)$/;

/** True for a record that passes all filters; one without the number passes none. */
export function numericTest(
  { records }: InvertedIndex,
  filters: readonly string[] = [],
): (record: number) => boolean {
  const tests = filters.map((filter) => {
    const [, attribute = "", operator = "", bound] = numericFilter.exec(filter) ?? [];
    return (record: number) => {
      const value = records[record]?.[attribute];
      return typeof value === "number" && (comparisons[operator]?.(value, Number(bound)) ?? false);
    };
  });
  return (record) => tests.every((passes) => passes(record));
}

const comparisons: Record<string, (one: number, other: number) => boolean> = {
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  "=": (one, other) => one === other,
  ">=": (one, other) => one >= other,
  ">": (one, other) => one > other,
};

/** The vendor's limit; a setting above it changes nothing. */
const mostValues = 1000;

export function facetCounts(
  { facets, records: all, settings }: InvertedIndex,
  names: readonly string[],
  records: readonly number[],
): FacetCounts {
  const filterOnly = new Set(
    settings.attributesForFaceting?.filter((name) => name.startsWith("filterOnly(")),
  );
  const counted = [...facets.keys()].filter((name) => !filterOnly.has(`filterOnly(${name})`));
  const wanted = names.includes("*") ? counted : names.filter((name) => counted.includes(name));
  return Object.fromEntries(
    wanted.flatMap((name) => {
      const counts = new Map<string, number>();
      for (const record of records) {
        for (const value of new Set(textsOf(all[record]?.[name])))
          counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const sorted = [...counts].toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other, "fr"));
      const values = sorted.slice(0, Math.min(settings.maxValuesPerFacet ?? 100, mostValues));
      return counts.size > 0 ? [[name, Object.fromEntries(values)]] : [];
    }),
  );
}
