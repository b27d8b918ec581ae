import * as z from "zod/mini";
import type { HttpCall } from "../http.ts";
import { isRecord } from "../is-record.ts";
import { isRichText, richTextToMarkdown } from "./rich-text.ts";

/** Strapi's `maxLimit` and the most values of one filter (`arrayLimit`); it answers 25 by default. */
export const pageSize = 100;

export function inPages(keys: readonly string[]): string[][] {
  const pages: string[][] = [];
  for (let start = 0; start < keys.length; start += pageSize) pages.push(keys.slice(start, start + pageSize));
  return pages;
}

/** Null for a missing entry: 204, `null`, or `data: null` without an error. */
export const entrySchema = z.pipe(
  z.transform(dataOf),
  z.pipe(
    z.transform((data: unknown) => fields(data)),
    z.nullable(z.looseObject({})),
  ),
);

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

export const anything = z.array(z.unknown());

export interface StrapiPage<T> {
  entries: T[];
  length: number;
  pages: number | undefined;
  size: number;
}

const count = z.catch(z.nullish(z.int().check(z.positive())), null);
const paginationSchema = z.object({ pageCount: count, pageSize: count, limit: count, total: count });

export function strapiCollection<T>(members: z.ZodMiniType<T[]>): z.ZodMiniType<StrapiPage<T>> {
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

/** A short page is the last one if the total is unknown; a longer one comes from a route without paging. */
export function isLastPage({ length, pages, size }: StrapiPage<unknown>, page: number): boolean {
  return pages === undefined ? length !== size : page >= pages;
}

function pagingIn(answer: unknown): Pick<StrapiPage<unknown>, "pages" | "size"> {
  const meta = isRecord(answer) && isRecord(answer.meta) ? answer.meta.pagination : undefined;
  const { pageCount, pageSize: own, limit, total } = paginationSchema.safeParse(meta).data ?? {};
  const size = own ?? limit ?? pageSize;
  return { size, pages: pageCount ?? (total ? Math.ceil(total / size) : undefined) };
}

function dataOf(answer: unknown): unknown {
  if (answer === null) return null;
  if (!isRecord(answer) || answer.error) return undefined;
  return answer.data;
}

/** Strapi 4 nests fields under `attributes` and relations under `data`; Strapi 5 is flat. */
function fields(value: unknown): unknown {
  if (isRichText(value)) return richTextToMarkdown(value);
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
