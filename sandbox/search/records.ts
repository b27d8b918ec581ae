import type { IndexName } from "../../shared/search/index-settings.ts";
import { type ListedProduct, listedProduct, listingRecords } from "../../shared/search/listing-record.ts";
import { pageRecord, shopRecord } from "../../shared/search/page-record.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import type { Document } from "../content-system/document-store.ts";
import { pageAddress } from "../content-system/page-address.ts";
import { indexedProduct, productRecord } from "./product-record.ts";

/** Writes listings of every category, also of small ones that the shop lists without the index. */
export function recordsOf(documents: readonly Pick<Document, "collection" | "key" | "json">[]) {
  const records: Record<IndexName, SearchRecord[]> = {
    products: [],
    listings: [],
    categories: [],
    pages: [],
  };
  const listed = listedBySku(documents);
  for (const { collection, key, json } of documents) {
    if (collection === "product") records.products.push(...productRecord(json));
    if (collection === "category") {
      records.categories.push(categoryRecord(key, json));
      records.listings.push(
        ...listingRecords(
          key,
          skusOf(json).flatMap((sku) => listed.get(sku) ?? []),
        ),
      );
    }
    if (collection === "page") records.pages.push(...contentRecord(key, json));
    if (collection === "faq") records.pages.push(entryRecord(`/faq/${key}/`, json));
    if (collection === "sample") records.pages.push(entryRecord(`/produits/echantillons/${key}/`, json));
    if (collection === "shop")
      records.pages.push(shopRecord(pageOf(`/magasins/${key}/`, json), textOf(json.city)));
  }
  return records;
}

function listedBySku(documents: Parameters<typeof recordsOf>[0]): Map<string, ListedProduct> {
  const products = documents.flatMap(({ collection, json }) =>
    collection === "product" ? (indexedProduct(json) ?? []) : [],
  );
  return new Map(
    products.flatMap((product) => (product.viewable ? [[product.sku, listedProduct(product)] as const] : [])),
  );
}

const skusOf = ({ skus }: Record<string, unknown>): string[] =>
  Array.isArray(skus) ? skus.filter((sku) => typeof sku === "string") : [];

function categoryRecord(path: string, json: Record<string, unknown>): SearchRecord {
  const skus = skusOf(json).length;
  return {
    objectID: path,
    path,
    name: textOf(json.name),
    title: textOf(json.title),
    intro: textOf(json.intro),
    popularity: skus,
  };
}

function contentRecord(key: string, json: Record<string, unknown>): SearchRecord[] {
  const path = pageAddress(key);
  return path && path !== "/" ? [entryRecord(path, json)] : [];
}

function entryRecord(path: string, json: Record<string, unknown>): SearchRecord {
  return pageRecord(pageOf(path, json));
}

function pageOf(path: string, json: Record<string, unknown>) {
  const seo = typeof json.seo === "object" && json.seo !== null ? json.seo : {};
  return {
    path,
    title: textOf(json.title) || textOf(json.name) || textOf(json.question),
    description: "description" in seo ? textOf(seo.description) : "",
    answer: textOf(json.answer),
    tree: json.blocks ?? json,
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
