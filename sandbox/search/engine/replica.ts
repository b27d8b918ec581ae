import type { InvertedIndex, SearchRecord } from "./inverted-index.ts";

export type SortCriterion = `${"asc" | "desc"}(${string})`;

/**
 * The same index with another order, which goes before relevance. A record without the attribute comes last
 * in both directions, as at the vendor's.
 */
export function replicaOf(index: InvertedIndex, criteria: readonly SortCriterion[]): InvertedIndex {
  const compare = comparing(criteria.map(readCriterion));
  const sorted = index.records.toSorted(compare);
  const places = new Map<SearchRecord, number>();
  let place = 0;
  sorted.forEach((record, at) => {
    const before = sorted[at - 1];
    if (before && compare(before, record) !== 0) place = at;
    places.set(record, place);
  });
  return { ...index, places: index.records.map((record) => places.get(record) ?? 0) };
}

interface Criterion {
  attribute: string;
  direction: 1 | -1;
}

function readCriterion(criterion: SortCriterion): Criterion {
  const open = criterion.indexOf("(");
  return { attribute: criterion.slice(open + 1, -1), direction: criterion.startsWith("asc") ? 1 : -1 };
}

const comparing = (criteria: readonly Criterion[]) => (one: SearchRecord, other: SearchRecord) => {
  for (const { attribute, direction } of criteria) {
    const order = compareNumbers(one[attribute], other[attribute], direction);
    if (order !== 0) return order;
  }
  return 0;
};

function compareNumbers(one: unknown, other: unknown, direction: 1 | -1): number {
  if (typeof one !== "number" || typeof other !== "number")
    return Number(typeof one !== "number") - Number(typeof other !== "number");
  return (one - other) * direction;
}
