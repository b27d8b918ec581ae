import * as z from "zod/mini";
import { type Animal, animalKinds } from "../../../shared/animal/animal.ts";
import { tolerantMembers } from "../lists.ts";
import { allMembers, emptyWhereAbsent } from "./all-members.ts";
import { day, filledText, orDefault, recordOrNone } from "./fields.ts";
import { identified, reference } from "./references.ts";
import type { Call, Send } from "./send.ts";

const calls = {
  animals: () => ["GET", "shop/animals"],
} as const satisfies Record<string, (...parts: never[]) => Call>;

export function animalCalls(send: Send) {
  return {
    animals: (): Promise<Animal[]> => allMembers(send, calls.animals(), animalSchema).catch(emptyWhereAbsent),
  };
}

const labelled = z.object({ label: filledText });

/** A text, a record with its label, or an IRI, which says nothing to a reader. */
const label: z.ZodMiniType<string | null> = z.pipe(
  z.nullish(z.union([z.string(), labelled])),
  z.transform((named): string | null => {
    if (typeof named !== "string") return named?.label ?? null;
    return named === "" || named.startsWith("/") ? null : named;
  }),
);

export const animalSchema: z.ZodMiniType<Animal> = z.pipe(
  identified({
    id: z.int(),
    ...tolerantMembers({
      type: reference,
      name: orDefault(z.string(), ""),
      breed: label,
      birthday: day,
      picture: recordOrNone(z.object({ url: z.string().check(z.minLength(1)) })),
    }),
  }),
  z.transform(
    ({ type, picture, ...animal }): Animal => ({
      ...animal,
      kind: (type && new Map<string, Animal["kind"]>(Object.entries(animalKinds)).get(type)) || null,
      picture: picture?.url ?? null,
    }),
  ),
);
