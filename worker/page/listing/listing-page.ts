const pageLength = 24;

export interface ListingPage<T> {
  page: number;
  pages: number;
  count: number;
  entries: T[];
}

export function namesFirstPage(query: string | undefined): boolean {
  return query === "1" || query === "";
}

/** Undefined for a page out of range, and for "1", because the first page has only one address. */
export function listingPage<T>(all: readonly T[], query: string | undefined): ListingPage<T> | undefined {
  const pages = Math.max(1, Math.ceil(all.length / pageLength));
  const page = query === undefined ? 1 : /^[1-9]\d{0,3}$/.test(query) && query !== "1" ? Number(query) : 0;
  if (page < 1 || page > pages) return undefined;
  return { page, pages, count: all.length, entries: all.slice((page - 1) * pageLength, page * pageLength) };
}
