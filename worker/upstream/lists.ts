import * as z from "zod/mini";
import { reasonOf } from "../../shared/text/reason-of.ts";

export interface LeftOutMember {
  kind: string;
  key: string;
  reason: string;
}

/** One collector is enough, because parsing is synchronous. */
let collector: LeftOutMember[] | undefined;

export function parseTolerantly<T>(schema: z.ZodMiniType<T>, answer: unknown) {
  const outer = collector;
  const leftOut: LeftOutMember[] = [];
  collector = leftOut;
  try {
    return { ...schema.safeParse(answer), leftOut };
  } finally {
    collector = outer;
  }
}

export const leaveOut = (member: LeftOutMember): void => void collector?.push(member);

export function listOf<T>(kind: string, member: z.ZodMiniType<T>): z.ZodMiniType<T[]> {
  return z.pipe(
    anyMembers,
    z.transform((members: unknown[]) =>
      members.flatMap((value, place) => {
        const key = keyOf(value) ?? `#${place}`;
        const { data, error, leftOut } = parseTolerantly(member, value);
        collector?.push(...leftOut.map((inside) => withRecord(inside, key)));
        if (error) collector?.push({ kind, key, reason: reasonOf(error) });
        return error ? [] : [data];
      }),
    ),
  );
}

export function optionalListOf<T>(kind: string, member: z.ZodMiniType<T>): z.ZodMiniType<T[]> {
  return z.pipe(
    z.nullish(listOf(kind, member)),
    z.transform((members: T[] | null | undefined) => members ?? []),
  );
}

const withRecord = (leftOut: LeftOutMember, record: string): LeftOutMember =>
  leftOut.kind === "member" ? { ...leftOut, key: `${record} ${leftOut.key}` } : leftOut;

/** An invalid member counts as missing and is logged. Every schema must accept undefined. */
export function tolerantMembers<S extends Record<string, z.ZodMiniType>>(shape: S): S {
  const members = Object.entries(shape).map(([key, schema]) => [
    key,
    z.catch(schema, ({ error }) => {
      collector?.push({ kind: "member", key, reason: reasonOf(error) });
      return schema.parse(undefined);
    }),
  ]);
  return Object.fromEntries(members) as S;
}

/** PHP serialises an empty list as `{}`, and a list with gaps as `{"0": …, "2": …}`. */
export const anyMembers: z.ZodMiniType<unknown[]> = z.union([
  z.array(z.unknown()),
  z.pipe(
    z.record(z.string().check(z.regex(/^\d+$/)), z.unknown()),
    z.transform((members): unknown[] => Object.values(members)),
  ),
]);

const keys = ["sku", "code", "slug", "number", "__component", "id", "@id", "name", "Name", "title", "path"];

function keyOf(member: unknown): string | undefined {
  if (typeof member === "string" || typeof member === "number") return String(member);
  if (typeof member !== "object" || member === null) return undefined;
  const found = Object.entries(member).filter(([name, value]) => keys.includes(name) && value != null);
  const [first] = found.toSorted(([one], [other]) => keys.indexOf(one) - keys.indexOf(other));
  return first && String(first[1]).slice(0, 80);
}
