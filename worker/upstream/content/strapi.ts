import * as z from "zod/mini";
import { isRichText, markdownOf } from "./rich-text.ts";

/** Most entries that Strapi tells on one page, whatever is asked (its `maxLimit`); 25 where nothing is asked. */
export const pageSize = 100;

/** No collection of the shop is longer than this many pages: where to stop should an answer claim it. */
export const mostPages = 100;

/** Keys of entries, as many at once as one page can answer. */
export function inPages(keys: readonly string[]): string[][] {
  const pages: string[][] = [];
  for (let start = 0; start < keys.length; start += pageSize) pages.push(keys.slice(start, start + pageSize));
  return pages;
}

/** A single entry as it stands in its envelope, its fields not yet read. */
export const entrySchema = entryOf(z.looseObject({}));

/** A single entry in its envelope. */
export function entryOf<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<T> {
  const envelope = z.object({ data: z.unknown() });
  return z.pipe(
    envelope,
    z.pipe(
      z.transform(({ data }: z.infer<typeof envelope>) => fields(data)),
      schema,
    ),
  ) as unknown as z.ZodMiniType<T>;
}

/** One page of a collection, and how many pages there are. */
export function collectionOf<T>(schema: z.ZodMiniType<T>): z.ZodMiniType<{ entries: T[]; pages: number }> {
  const pagination = z.object({ pageCount: z.int() });
  const envelope = z.object({
    data: z.array(z.unknown()),
    meta: z.optional(z.object({ pagination: z.optional(pagination) })),
  });
  return z.pipe(
    envelope,
    z.pipe(
      z.transform(({ data, meta }: z.infer<typeof envelope>) => ({
        entries: data.map(fields),
        pages: meta?.pagination?.pageCount ?? 1,
      })),
      z.object({ entries: z.array(schema), pages: z.number() }),
    ),
  ) as unknown as z.ZodMiniType<{ entries: T[]; pages: number }>;
}

/**
 * An entry as the shop reads it. Strapi 4 keeps fields under `attributes` and puts relations and media into `data`,
 * version 5 has them flat beside `documentId`; both say null where there is nothing, and both may write a rich text as
 * a tree. Here every field stands in its entry, nothing is absent, and every text is Markdown.
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A relation or a medium of version 4, one or many or none. */
const isEnvelope = (value: Record<string, unknown>): boolean =>
  "data" in value && Object.keys(value).every((key) => key === "data" || key === "meta");
