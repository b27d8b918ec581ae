import type { SearchRecord } from "../../../shared/search/product-record.ts";
import type { InvertedIndex } from "./inverted-index.ts";

/** Records without the attribute come last in both directions, as at the vendor's. */
export function replicaOf(index: InvertedIndex, ranking: readonly string[]): InvertedIndex {
  const compare = comparing(criteriaOf(ranking));
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

export function criteriaOf(ranking: readonly string[] = []): Criterion[] {
  return ranking.flatMap((criterion) => {
    const [, order, attribute] = /^(asc|desc)\((.+)\)$/.exec(criterion) ?? [];
    return attribute ? [{ attribute, direction: order === "asc" ? 1 : -1 }] : [];
  });
}

export const comparing = (criteria: readonly Criterion[]) => (one: SearchRecord, other: SearchRecord) => {
  for (const { attribute, direction } of criteria) {
    const order = compareNumbers(one[attribute], other[attribute], direction);
    if (order !== 0) return order;
  }
  return 0;
};

function compareNumbers(a: unknown, b: unknown, direction: 1 | -1): number {
  const [one, other] = [a, b].map((value) => (typeof value === "boolean" ? Number(value) : value));
  if (typeof one !== "number" || typeof other !== "number")
    return Number(typeof one !== "number") - Number(typeof other !== "number");
  return (one - other) * direction;
}
