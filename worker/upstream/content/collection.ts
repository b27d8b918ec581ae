import type { Http } from "../http.ts";
import { UpstreamError } from "../upstream-error.ts";
import { type Collected, isLastPage, pageSize, type StrapiPage, strapiCollection } from "./strapi.ts";

/** Pages of a collection that is read whole. */
const mostPages = 100;

const pagesAtOnce = 5;

/** Some pages of a collection. */
export interface Section<T> {
  entries: T[];
  /** True if entries follow the section. */
  more: boolean;
  /** Pages of the whole collection; undefined if the content system does not count them. */
  pages: number | undefined;
}

export function collections(http: Http) {
  return { collection, section };

  /** @throws UpstreamError if the collection is longer than may be read at once */
  async function collection<T>(path: string, collected: Collected<T>): Promise<T[]> {
    const { entries, more } = await section(path, collected, { from: 1, most: mostPages });
    if (more) throw tooLong(path, mostPages);
    return entries;
  }

  /** @param range.most pages */
  async function section<T>(
    path: string,
    { query = {}, members }: Collected<T>,
    { from, most }: { from: number; most: number },
  ): Promise<Section<T>> {
    const read = (page: number): Promise<StrapiPage<T>> =>
      http(path, {
        query: { ...query, "pagination[page]": page, "pagination[pageSize]": pageSize },
        schema: strapiCollection(members),
      });
    const first = await read(from);
    return first.pages === undefined
      ? onePageAfterTheOther(first, read, { from, most })
      : counted(first, first.pages, read, { from, most });
  }
}

type Read<T> = (page: number) => Promise<StrapiPage<T>>;

interface Range {
  from: number;
  most: number;
}

async function counted<T>(
  first: StrapiPage<T>,
  pages: number,
  read: Read<T>,
  { from, most }: Range,
): Promise<Section<T>> {
  const last = Math.min(pages, from + most - 1);
  const entries = [...first.entries];
  for (let page = from + 1; page <= last; page += pagesAtOnce) {
    const count = Math.min(pagesAtOnce, last - page + 1);
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => read(page + index)));
    for (const answer of answers) entries.push(...answer.entries);
  }
  return { entries, more: last < pages, pages };
}

/** Ends at a page seen before, too: a route without paging answers the same entries for every page. */
async function onePageAfterTheOther<T>(
  first: StrapiPage<T>,
  read: Read<T>,
  { from, most }: Range,
): Promise<Section<T>> {
  const entries = [...first.entries];
  const beginnings = new Set([beginningOf(first)]);
  let last = first;
  for (let page = from; !isLastPage(last, page); page++) {
    if (page === from + most - 1) return { entries, more: true, pages: undefined };
    last = await read(page + 1);
    const beginning = beginningOf(last);
    if (beginnings.has(beginning)) break;
    beginnings.add(beginning);
    entries.push(...last.entries);
  }
  return { entries, more: false, pages: undefined };
}

const beginningOf = <T>({ entries }: StrapiPage<T>): string | undefined => JSON.stringify(entries[0]);

/** A shorter list would pass for the whole one. */
export const tooLong = (path: string, pages: number): UpstreamError =>
  new UpstreamError(`content GET ${path}`, 502, { message: `more than ${pages} pages` });
