import type { Document } from "./document-store.ts";

/** Keys under which the shop knows an entry. */
export function namesOf(document: Pick<Document, "collection" | "key" | "json"> | undefined): string[] {
  if (!document) return [];
  const { collection, key, json } = document;
  if (collection === "product" && typeof json.slug === "string") return [key, json.slug];
  if (collection === "redirect") return [`/${key}/`, `/${key}`];
  return [key];
}
