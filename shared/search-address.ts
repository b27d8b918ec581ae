import { href } from "./routes.ts";

/** The address of the results of a question. */
export function searchHref(query: string, page = 1): string {
  const params = new URLSearchParams({ q: query });
  if (page > 1) params.set("page", String(page));
  return `${href("rechercher")}?${params}`;
}
