import * as z from "zod/mini";

const namedValue = z.object({ name: z.string(), value: z.string() });

/**
 * What a product is filtered by: a list with `attributes.value` (spec 3). Strapi has it as JSON, as components or as a
 * relation: its entries then stand in their envelope (`data`), with an `id` beside their attributes, or flat.
 */
export const productFiltersSchema = z.pipe(
  z.transform(listedFilters),
  z.array(z.object({ attributes: namedValue })),
);

function listedFilters(value: unknown): unknown {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.map(withAttributes);
  return isRecord(value) && "data" in value ? listedFilters(value.data) : value;
}

const withAttributes = (entry: unknown) =>
  isRecord(entry) && !("attributes" in entry) ? { attributes: entry } : entry;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
