import { type Filterable, traitsOf } from "../listing/listing-filters.ts";
import type { ProductSummary } from "../product/product.ts";
import { basePrice } from "../product/product-rules.ts";
import { slugOf } from "../text/slug.ts";
import { parseDate } from "../time/dates.ts";
import type { SearchRecord } from "./product-record.ts";

type Listed = Filterable & Pick<ProductSummary, "sku" | "rating" | "reviewCount" | "createdAt">;

/** The part of a listing's record that is the same in every category. */
export interface ListedProduct {
  sku: string;
  price?: number;
  rating?: number;
  reviewCount: number;
  createdAt?: number;
  traits: { name: string; label: string }[];
}

/** Unknown values are left out, because the vendor sorts records without the attribute last. */
export function listedProduct(product: Listed): ListedProduct {
  const { sku, rating, reviewCount } = product;
  const price = basePrice(product);
  const createdAt = parseDate(product.createdAt)?.getTime();
  return {
    sku,
    ...(Number.isNaN(price) ? {} : { price }),
    ...(reviewCount > 0 && rating != null ? { rating } : {}),
    reviewCount,
    ...(createdAt === undefined ? {} : { createdAt }),
    traits: traitsOf(product),
  };
}

/**
 * A record for each product of one category, in its order. Ranks begin at 1 and have no gaps, because pages of the
 * listing are ranges of them. Labels with one address have the spelling of the first.
 */
export function* listingRecords(path: string, products: Iterable<ListedProduct>): Generator<SearchRecord> {
  const names = new Map<string, string>();
  const labels = new Map<string, string>();
  let rank = 0;
  for (const { sku, traits, ...sorted } of products) {
    const choices = new Map<string, string>();
    for (const { name, label } of traits) {
      const [facet, value] = [slugOf(name), slugOf(label)];
      if (!facet || !value) continue;
      const choice = `${facet}/${value}`;
      if (!names.has(facet)) names.set(facet, name);
      if (!labels.has(choice)) labels.set(choice, label);
      choices.set(choice, `${names.get(facet)}${separator}${labels.get(choice)}`);
    }
    rank += 1;
    yield {
      objectID: `${path}/${sku}`,
      category: path,
      sku,
      rank,
      ...sorted,
      choices: [...choices.keys()],
      labels: [...choices.values()],
    };
  }
}

const separator = " > ";

/** Undefined if it was not written by this module. */
export function readLabel(text: string): { name: string; label: string } | undefined {
  const at = text.indexOf(separator);
  return at < 1 ? undefined : { name: text.slice(0, at), label: text.slice(at + separator.length) };
}
