import * as z from "zod/mini";

/** A key that is missing or null has this value instead: both mean none (contracts, shapes). */
export function or<T, D>(schema: z.ZodMiniType<T>, none: D): z.ZodMiniType<T | D> {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: T | null | undefined) => value ?? none),
  );
}

export const text = or(z.string(), null);

/** Whole minor units. */
export const money = or(z.int(), null);

/**
 * The code or id of what is referred to: an IRI, an object with it, or an object that only says its own IRI. A bare code
 * stands as it is, with any sign in it.
 */
export const referenceSchema: z.ZodMiniType<string> = z.pipe(
  z.transform((reference: unknown): unknown => {
    if (typeof reference === "string") return lastSegment(reference);
    const { code, "@id": iri, id } = objectSchema.safeParse(reference).data ?? {};
    return code ?? (iri ? lastSegment(iri) : id?.toString());
  }),
  z.string().check(z.minLength(1)),
);

const objectSchema = z.object({
  code: z.nullish(z.string()),
  "@id": z.nullish(z.string()),
  id: z.nullish(z.union([z.string(), z.int()])),
});

/** The number of an entry: its `id`, or the last part of its IRI where the answer has nothing else. */
export const withId = (entry: unknown): unknown => {
  if (typeof entry !== "object" || entry === null || !("@id" in entry)) return entry;
  if ("id" in entry && entry.id != null) return entry;
  const id = Number(lastSegment(String(entry["@id"])));
  return Number.isSafeInteger(id) ? { ...entry, id } : entry;
};

/**
 * The last part of an IRI; what is no IRI stands as it is, and so does a segment that is no good escape: one odd code
 * must not make a whole cart unreadable.
 */
export function lastSegment(iri: string): string {
  if (!/^(\/|https?:)/.test(iri)) return iri;
  const segment = iri.slice(iri.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
