import * as z from "zod/mini";
import { isRichText, markdownOf } from "./rich-text.ts";

/** Strapi's `maxLimit`; without a size it answers 25. */
export const pageSize = 100;

export const mostPages = 100;

export function inPages(keys: readonly string[]): string[][] {
  const pages: string[][] = [];
  for (let start = 0; start < keys.length; start += pageSize) pages.push(keys.slice(start, start + pageSize));
  return pages;
}

export const entrySchema = z.pipe(
  z.object({ data: z.unknown() }),
  z.pipe(
    z.transform(({ data }: { data: unknown }) => fields(data)),
    z.looseObject({}),
  ),
);

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEnvelope = (value: Record<string, unknown>): boolean =>
  "data" in value && Object.keys(value).every((key) => key === "data" || key === "meta");
