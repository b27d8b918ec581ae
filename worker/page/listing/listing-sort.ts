import type { Sort } from "../../../shared/listing/listing-query.ts";
import type { ProductSummary } from "../../../shared/product/product.ts";
import { basePrice } from "../../../shared/product/product-rules.ts";
import { parseDate } from "../../../shared/time/dates.ts";

type Sortable = Pick<ProductSummary, "variants" | "rating" | "reviewCount" | "createdAt">;

/** @param rankForAnimal the lower, the better a product suits the visitor's animal */
export function sortListing<T extends Sortable>(
  products: readonly T[],
  sort: Sort,
  rankForAnimal?: (product: T) => number,
): readonly T[] {
  const rank =
    sort === "animal" ? rankForAnimal && ((product: T) => ({ by: rankForAnimal(product) })) : ranks[sort];
  if (!rank) return products;
  return products
    .map((product): { product: T } & Rank => ({ product, ...rank(product) }))
    .toSorted((one, other) => compare(one.by, other.by) || compare(one.tie ?? 0, other.tie ?? 0))
    .map(({ product }) => product);
}

interface Rank {
  by: number;
  tie?: number;
}

const ranks: Record<Exclude<Sort, "animal">, ((product: Sortable) => Rank) | undefined> = {
  pertinence: undefined,
  prix: (product) => ({ by: basePrice(product) }),
  "prix-decroissant": (product) => ({ by: -basePrice(product) }),
  note: ({ rating, reviewCount }) => ({
    by: reviewCount > 0 ? -(rating ?? Number.NaN) : Number.NaN,
    tie: -reviewCount,
  }),
  nouveautes: ({ createdAt }) => ({ by: -(parseDate(createdAt)?.getTime() ?? Number.NaN) }),
};

function compare(one: number, other: number): number {
  if (Number.isNaN(one) || Number.isNaN(other))
    return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return one - other;
}
