import * as z from "zod/mini";
import {
  type Animal,
  type AnimalFacts,
  type AnimalPicture,
  animalGenders,
  animalKinds,
  type BodyCondition,
} from "../../../../shared/animal/animal.ts";
import { optionalListOf, tolerantMembers } from "../../lists.ts";
import { day, filledText, instant, kilograms, orDefault, recordOrNone } from "../fields.ts";
import { iri } from "../iri.ts";
import { identified, reference } from "../references.ts";

export const named = z.pipe(
  z.transform((value: unknown): unknown => withIri.safeParse(value).data?.["@id"] ?? value),
  reference,
);
const withIri = z.object({ "@id": z.string() });

const condition = z.pipe(
  named,
  z.transform((level): BodyCondition | null => conditions.find((one) => String(one) === level) ?? null),
);
const conditions: readonly BodyCondition[] = [1, 2, 3, 4, 5];

const references = (kind: string) =>
  z.pipe(
    optionalListOf(kind, named),
    z.transform((named: (string | null)[]): string[] => named.filter((one) => one !== null)),
  );

const picture: z.ZodMiniType<AnimalPicture | null> = recordOrNone(
  z.object({ url: z.string().check(z.minLength(1)), fileId: z.catch(filledText, null) }),
);

export const animalSchema: z.ZodMiniType<Animal> = z.pipe(
  identified({
    id: z.int(),
    ...tolerantMembers({
      type: named,
      gender: named,
      name: orDefault(z.string(), ""),
      breed: named,
      birthday: day,
      weight: orDefault(kilograms, null),
      sterilized: orDefault(z.boolean(), null),
      condition,
      activity: named,
      feature: named,
      allergies: references("allergy"),
      feeds: references("feed"),
      kibbleBrand: named,
      oldKibbleBrand: named,
      onlyThisBrand: orDefault(z.boolean(), false),
      picture,
      updatedAt: instant,
    }),
  }),
  z.transform(
    ({ type, gender, ...animal }): Animal => ({
      ...animal,
      kind: memberOf(animalKinds, type),
      gender: memberOf(animalGenders, gender),
    }),
  ),
);

export function memberOf<T>(values: Record<string, T>, key: string | null): T | null {
  return (key !== null && Object.hasOwn(values, key) && values[key]) || null;
}

export type AnimalChange = Partial<AnimalFacts> & { picture?: AnimalPicture | null };

export function animalBody({ kind, gender, ...facts }: AnimalChange): Record<string, unknown> {
  const { feeds: named, allergies, ...rest } = facts;
  const body: Record<string, unknown> = { ...rest };
  for (const [name, collection] of Object.entries(collections)) {
    const ref = body[name];
    if (typeof ref === "string") body[name] = iri(collection, ref);
  }
  return {
    ...body,
    ...(kind && { type: iri("animal-types", keyOf(animalKinds, kind)) }),
    ...(gender && { gender: iri("animal-genders", keyOf(animalGenders, gender)) }),
    ...(allergies && { allergies: allergies.map((one) => iri("animal-features", one)) }),
    ...(named && { feeds: named.map((feed) => iri("animal-feeds", feed)) }),
  };
}

const collections = {
  breed: "animal-breeds",
  activity: "animal-activities",
  feature: "animal-features",
  kibbleBrand: "animal-brands",
  oldKibbleBrand: "animal-brands",
} satisfies { readonly [Field in keyof AnimalChange]?: string };

const keyOf = (values: Record<string, string>, value: string): string =>
  Object.entries(values).find(([, one]) => one === value)?.[0] ?? "";
