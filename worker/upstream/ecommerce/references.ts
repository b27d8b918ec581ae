import * as z from "zod/mini";

type Key = string | number | null | undefined;

const key = z.nullish(z.union([z.string(), z.int()]));
const iri = z.nullish(z.string());
const keysSchema = z.object({ code: z.catch(key, null), "@id": z.catch(iri, null), id: z.catch(key, null) });
export const anyRecord = z.looseObject({});
const readable = z.object({ code: key, "@id": iri, id: key });

export const reference: z.ZodMiniType<string | null> = z.pipe(
  z.transform((value: unknown): unknown => (Array.isArray(value) && value.length === 0 ? null : value)),
  z.pipe(
    z.nullish(z.union([z.string(), z.int(), anyRecord])),
    z.transform((value, { issues }): string | null => {
      if (typeof value !== "object" || value === null) return codeOf(value);
      const { code, "@id": named, id } = keysSchema.parse(value);
      const found = codeOf(code) ?? iriKey(named) ?? codeOf(id);
      if (found === null && !readable.safeParse(value).success) {
        issues.push({ code: "custom", message: "names nothing", input: value });
      }
      return found;
    }),
  ),
);

const codeOf = (value: Key): string | null =>
  value === null || value === undefined || value === "" ? null : lastSegment(String(value));

/** API Platform gives records without identity a placeholder IRI that cannot be dereferenced. */
const isNameless = (iri: unknown) => typeof iri === "string" && iri.includes("/.well-known/genid/");

const iriKey = (iri: string | null | undefined): string | null =>
  iri && !isNameless(iri) ? lastSegment(iri) || null : null;

/** A malformed escape is kept, so that one odd code does not make a cart unreadable. */
function lastSegment(iri: string): string {
  if (!/^(\/|https?:)/.test(iri)) return iri;
  const segment = iri.slice(iri.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

export const identified = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.pipe(z.transform(withKeys), z.object(shape));

function withKeys(record: unknown): unknown {
  const { data: given } = anyRecord.safeParse(record);
  if (!given) return record;
  const { code, "@id": named, id } = keysSchema.parse(given);
  const fromIri = iriKey(named);
  const own = isNameless(given["@id"]) ? null : given["@id"];
  return {
    ...given,
    code: codeOf(code) ?? fromIri ?? given.code,
    id: numberOf(id) ?? numberOf(fromIri) ?? given.id ?? own,
  };
}

function numberOf(value: Key): number | null {
  const number = value === null || value === undefined || value === "" ? Number.NaN : Number(value);
  return Number.isSafeInteger(number) ? number : null;
}
