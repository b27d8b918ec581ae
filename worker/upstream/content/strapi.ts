import * as z from "zod/mini";
import type { HttpCall } from "../http.ts";
import { isRecord } from "../is-record.ts";
import { isRichText, markdownOf } from "./rich-text.ts";

/** Strapi's `maxLimit`, and as many values as its filters take (`arrayLimit`); without a size it answers 25. */
export const pageSize = 100;

export const mostPages = 100;

export function inPages(keys: readonly string[]): string[][] {
  const pages: string[][] = [];
  for (let start = 0; start < keys.length; start += pageSize) pages.push(keys.slice(start, start + pageSize));
  return pages;
}

/** Null for what does not exist: 204, `null`, or `data: null` where no error stands beside it. */
export const entrySchema = z.pipe(
  z.transform(dataOf),
  z.pipe(
    z.transform((data: unknown) => fields(data)),
    z.nullable(z.looseObject({})),
  ),
);

/** Custom routes may answer the record alone, without the envelope of an entry. */
export const recordSchema = z.pipe(
  z.transform((answer: unknown) =>
    isRecord(answer) && !("data" in answer) && !("error" in answer) ? { data: answer } : answer,
  ),
  entrySchema,
);

export interface Collected<T> {
  query?: NonNullable<HttpCall<unknown>["query"]>;
  members: z.ZodMiniType<T[]>;
}

/** For lists that are read entry by entry as they are cached. */
export const anything = z.array(z.unknown());

export interface CollectionPage<T> {
  entries: T[];
  /** With those that could not be read. */
  length: number;
  /** Of the whole collection; unknown where the content system does not count (`withCount: false`). */
  pages: number | undefined;
  /** As answered: the content system may allow less than was asked for. */
  size: number;
}

const count = z.catch(z.nullish(z.int().check(z.positive())), null);
const paginationSchema = z.object({ pageCount: count, pageSize: count, limit: count, total: count });

/** `members` reads the list of entries. */
export function collectionOf<T>(members: z.ZodMiniType<T[]>): z.ZodMiniType<CollectionPage<T>> {
  return z.pipe(
    z.transform((answer: unknown) => {
      const data = dataOf(answer);
      const entries = data === null ? [] : fields(data);
      return { entries, length: Array.isArray(entries) ? entries.length : 0, ...pagingIn(answer) };
    }),
    z.object({
      entries: members,
      length: z.number(),
      pages: z.union([z.number(), z.undefined()]),
      size: z.number(),
    }),
  );
}

/** Without a count a short page is the last one; a longer one comes from a route that does not page. */
export function isLastPage({ length, pages, size }: CollectionPage<unknown>, page: number): boolean {
  return pages === undefined ? length !== size : page >= pages;
}

function pagingIn(answer: unknown): Pick<CollectionPage<unknown>, "pages" | "size"> {
  const meta = isRecord(answer) && isRecord(answer.meta) ? answer.meta.pagination : undefined;
  const { pageCount, pageSize: own, limit, total } = paginationSchema.safeParse(meta).data ?? {};
  const size = own ?? limit ?? pageSize;
  return { size, pages: pageCount ?? (total ? Math.ceil(total / size) : undefined) };
}

/** Undefined, which no schema takes, where the answer has no `data` or tells an error. */
function dataOf(answer: unknown): unknown {
  if (answer === null) return null;
  if (!isRecord(answer) || answer.error) return undefined;
  return answer.data;
}

/**
 * Strapi 4 has fields under `attributes` and relations and media under `data`; version 5 has them flat beside
 * `documentId`. Both write null for nothing and may write rich text as a tree. The result is flat, without nulls, and
 * every text is Markdown.
 */
function fields(value: unknown): unknown {
  if (isRichText(value)) return markdownOf(value);
  if (Array.isArray(value)) return value.map(fields);
  if (!isRecord(value)) return value;
  if (isEnvelope(value)) return fields(value.data);
  const { attributes, ...rest } = value;
  const own = isRecord(attributes) && "id" in value ? { ...rest, ...attributes } : value;
  return Object.fromEntries(
    Object.entries(own)
      .map(([name, field]) => [name, fields(field)])
      .filter(([, field]) => field !== null && field !== undefined),
  );
}

const isEnvelope = (value: Record<string, unknown>): boolean =>
  "data" in value && Object.keys(value).every((key) => key === "data" || key === "meta");
