/** Products on one page of a listing. */
const pageLength = 24;

export interface ListingPage<T> {
  page: number;
  pages: number;
  /** Entries of all pages together. */
  count: number;
  entries: T[];
}

/** A number, or none, that says what the plain address says. */
export function namesFirstPage(asked: string | undefined): boolean {
  return asked === "1" || asked === "";
}

/**
 * A page of a list by what the address asks for: nothing is the first. Undefined where there is no such page; "1" is
 * none, since the first page has one address only. An empty list has an empty first page.
 */
export function listingPage<T>(all: readonly T[], asked: string | undefined): ListingPage<T> | undefined {
  const pages = Math.max(1, Math.ceil(all.length / pageLength));
  const page = asked === undefined ? 1 : /^[1-9]\d{0,3}$/.test(asked) && asked !== "1" ? Number(asked) : 0;
  if (page < 1 || page > pages) return undefined;
  return { page, pages, count: all.length, entries: all.slice((page - 1) * pageLength, page * pageLength) };
}
