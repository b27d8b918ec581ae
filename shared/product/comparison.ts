import { href } from "../routes.ts";

export const mostCompared = 3;

/** Repeated in the address, once for each product. */
export const comparedParameter = "ref";

export const comparisonHref = (skus: readonly string[]): string =>
  `${href("comparer")}?${new URLSearchParams(skus.map((sku) => [comparedParameter, sku]))}`;

/** The first three different references; anything that is no reference is left out. */
export const comparedSkus = (params: URLSearchParams): string[] =>
  [...new Set(params.getAll(comparedParameter).slice(0, 20))]
    .filter((sku) => /^[\w.-]{1,60}$/.test(sku))
    .slice(0, mostCompared);
