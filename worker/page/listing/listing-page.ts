export const pageLength = 24;

export interface ListingPage<T> {
  page: number;
  pages: number;
  count: number;
  entries: T[];
}

export function namesFirstPage(query: string | undefined): boolean {
  return query === "1" || query === "";
}

/** Undefined for "1", because the first page has only one address, and for what is no number. */
export function pageNumber(query: string | undefined): number | undefined {
  if (query === undefined) return 1;
  return /^[1-9]\d{0,3}$/.test(query) && query !== "1" ? Number(query) : undefined;
}

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / pageLength));

/** Undefined for a page out of range. */
export function listingPage<T>(all: readonly T[], query: string | undefined): ListingPage<T> | undefined {
  const pages = pagesOf(all.length);
  const page = pageNumber(query);
  if (page === undefined || page > pages) return undefined;
  return { page, pages, count: all.length, entries: all.slice((page - 1) * pageLength, page * pageLength) };
}
