import { cut } from "../text/text.ts";
import type { SearchRecord } from "./product-record.ts";

interface IndexedPage {
  path: string;
  title: string;
  description: string | null | undefined;
  answer?: string;
  tree: unknown;
}

export function pageRecord({ path, title, description, answer = "", tree }: IndexedPage): SearchRecord {
  return {
    objectID: path,
    path,
    title,
    excerpt: description || cut(withoutMarks(answer), 160),
    text: proseOf(tree),
    popularity: 0,
  };
}

export function shopRecord(page: IndexedPage, city: string): SearchRecord {
  const record = pageRecord(page);
  return { ...record, text: `magasin boutique ${city} ${String(record.text)}` };
}

const withoutMarks = (markdown: string) =>
  markdown
    .replace(/^[ \t]*(?:[-+*>]|\d{1,3}[.)])[ \t]+/gm, "")
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[*_#`]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function proseOf(tree: unknown): string {
  if (typeof tree === "string") return tree.includes(" ") ? tree : "";
  if (typeof tree !== "object" || tree === null) return "";
  return Object.values(tree).map(proseOf).filter(Boolean).join(" ");
}
