import * as z from "zod/mini";
import { animalGenders, animalKinds } from "../../../shared/animal/animal.ts";
import type { AdviceRequest } from "../../../shared/guide/advice.ts";

const reference = z.pipe(
  z.string().check(z.regex(/^\/api\/v2\/shop\/animal-[a-z]+\/[^/]+$/)),
  z.transform((iri: string) => decodeURIComponent(iri.slice(iri.lastIndexOf("/") + 1))),
);
const id = z.pipe(reference, z.enum(["1", "2"]));
const kind = z.pipe(
  id,
  z.transform((one: "1" | "2") => animalKinds[one]),
);
const gender = z.pipe(
  id,
  z.transform((one: "1" | "2") => animalGenders[one]),
);

const orNull = <T>(schema: z.ZodMiniType<T>) => z._default(z.nullable(schema), null);

export const adviceRequest: z.ZodMiniType<AdviceRequest> = z.pipe(
  z.object({
    kind: z.enum(["food", "menu", "mini-menu", "nutrition"]),
    type: kind,
    gender: orNull(gender),
    breed: orNull(reference),
    birthday: orNull(z.iso.date()),
    weight: orNull(z.number().check(z.positive(), z.maximum(100))),
    sterilized: orNull(z.boolean()),
    condition: orNull(z.literal([1, 2, 3, 4, 5])),
    activity: orNull(reference),
    feature: orNull(reference),
    allergies: z._default(z.array(reference), []),
    feeds: z._default(z.array(reference), []),
    kibbleBrand: orNull(reference),
    oldKibbleBrand: orNull(reference),
    onlyThisBrand: z._default(z.boolean(), false),
    kibble: z.optional(z.string()),
    wet: z.optional(z.array(z.string())),
    frequency: z.optional(z.literal([3, 7])),
    meals: z.optional(z.int().check(z.minimum(1), z.maximum(4))),
  }),
  z.transform(({ kind, kibble, wet, frequency, meals, type, ...facts }) => ({
    kind,
    kibble,
    wet,
    frequency,
    meals,
    animal: { ...facts, kind: type, name: "" },
  })),
);
