import * as z from "zod/mini";

/** Missing and null both mean none (contracts, shapes). */
export function orDefault<T, D>(schema: z.ZodMiniType<T>, none: D): z.ZodMiniType<T | D> {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: T | null | undefined) => value ?? none),
  );
}

export const text = orDefault(z.string(), null);

export const money = orDefault(z.int(), null);

/** From an IRI, an object with a code or id, or an object with only its IRI. A bare code may hold any character. */
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

export const withId = (entry: unknown): unknown => {
  if (typeof entry !== "object" || entry === null || !("@id" in entry)) return entry;
  if ("id" in entry && entry.id != null) return entry;
  const id = Number(lastSegment(String(entry["@id"])));
  return Number.isSafeInteger(id) ? { ...entry, id } : entry;
};

/** The text itself where it is no IRI; a bad escape stays, so that one odd code does not make a cart unreadable. */
export function lastSegment(iri: string): string {
  if (!/^(\/|https?:)/.test(iri)) return iri;
  const segment = iri.slice(iri.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
