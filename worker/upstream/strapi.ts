import * as z from "zod/mini";

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

/** Strapi 4 keeps the fields under `attributes`; version 5 keeps them flat beside `documentId`. */
const fields = (entry: unknown): unknown =>
  typeof entry === "object" && entry !== null && "attributes" in entry ? entry.attributes : entry;
