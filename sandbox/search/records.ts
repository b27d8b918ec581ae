import type { IndexName } from "../../shared/search/index-settings.ts";
import { cut } from "../../shared/text/text.ts";
import type { Document } from "../content-system/document-store.ts";
import { pageAddress } from "../content-system/page-address.ts";
import type { SearchRecord } from "./engine/inverted-index.ts";
import { productRecord } from "./product-record.ts";

export function recordsOf(documents: readonly Pick<Document, "collection" | "key" | "json">[]) {
  const records: Record<IndexName, SearchRecord[]> = { products: [], categories: [], pages: [] };
  for (const { collection, key, json } of documents) {
    if (collection === "product") records.products.push(...productRecord(json));
    if (collection === "category") records.categories.push(categoryRecord(key, json));
    if (collection === "page") records.pages.push(...contentRecord(key, json));
    if (collection === "faq") records.pages.push(pageRecord(`/faq/${key}/`, json));
    if (collection === "sample") records.pages.push(pageRecord(`/produits/echantillons/${key}/`, json));
    if (collection === "shop") records.pages.push(shopRecord(key, json));
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

/** Home answers no query, and content without an address cannot be found. */
function contentRecord(key: string, json: Record<string, unknown>): SearchRecord[] {
  const path = pageAddress(key);
  return path && path !== "/" ? [pageRecord(path, json)] : [];
}

function pageRecord(path: string, json: Record<string, unknown>): SearchRecord {
  const title = textOf(json.title) || textOf(json.name) || textOf(json.question);
  const seo = typeof json.seo === "object" && json.seo !== null ? json.seo : {};
  const described = "description" in seo ? textOf(seo.description) : "";
  const excerpt = described || cut(withoutMarks(textOf(json.answer)), 160);
  return {
    objectID: path,
    path,
    title,
    excerpt,
    text: proseOf(json.blocks ?? json),
    popularity: 0,
  };
}

function shopRecord(key: string, json: Record<string, unknown>): SearchRecord {
  const page = pageRecord(`/magasins/${key}/`, json);
  return { ...page, text: `magasin boutique ${textOf(json.city)} ${page.text}` };
}

const withoutMarks = (markdown: string) =>
  markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_#`]/g, "");

function proseOf(tree: unknown): string {
  if (typeof tree === "string") return tree.includes(" ") ? tree : "";
  if (typeof tree !== "object" || tree === null) return "";
  return Object.values(tree).map(proseOf).filter(Boolean).join(" ");
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
