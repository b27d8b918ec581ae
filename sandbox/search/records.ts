import type { IndexName } from "../../shared/search/index-settings.ts";
import { pageRecord, shopRecord } from "../../shared/search/page-record.ts";
import type { SearchRecord } from "../../shared/search/product-record.ts";
import type { Document } from "../content-system/document-store.ts";
import { pageAddress } from "../content-system/page-address.ts";
import { productRecord } from "./product-record.ts";

export function recordsOf(documents: readonly Pick<Document, "collection" | "key" | "json">[]) {
  const records: Record<IndexName, SearchRecord[]> = { products: [], categories: [], pages: [] };
  for (const { collection, key, json } of documents) {
    if (collection === "product") records.products.push(...productRecord(json));
    if (collection === "category") records.categories.push(categoryRecord(key, json));
    if (collection === "page") records.pages.push(...contentRecord(key, json));
    if (collection === "faq") records.pages.push(entryRecord(`/faq/${key}/`, json));
    if (collection === "sample") records.pages.push(entryRecord(`/produits/echantillons/${key}/`, json));
    if (collection === "shop")
      records.pages.push(shopRecord(pageOf(`/magasins/${key}/`, json), textOf(json.city)));
  }
  return records;
}

function categoryRecord(path: string, json: Record<string, unknown>): SearchRecord {
  const skus = Array.isArray(json.skus) ? json.skus.length : 0;
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
