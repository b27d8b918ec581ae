import type { Context } from "hono";
import * as z from "zod/mini";
import type { SandboxEnv } from "../../env.ts";
import { dayOf } from "../../paris-days.ts";
import { iri } from "../iri.ts";
import { hydraError } from "../problems.ts";
import { readBody } from "../request.ts";
import type { AnimalChange } from "./animal-rules.ts";
import { type ChoiceList, choiceOf } from "./choices.ts";

const text = z.optional(z.nullable(z.string()));

const entry = z.object({
  type: text,
  gender: text,
  name: text,
  breed: text,
  birthday: text,
  weight: z.optional(z.nullable(z.number())),
  sterilized: z.optional(z.nullable(z.boolean())),
  condition: z.optional(z.nullable(z.int())),
  activity: text,
  feature: text,
  allergies: z.optional(z.array(z.string())),
  feeds: z.optional(z.array(z.string())),
  kibbleBrand: text,
  oldKibbleBrand: text,
  onlyThisBrand: z.optional(z.boolean()),
  picture: z.optional(z.nullable(z.object({ url: z.string(), fileId: z.string() }))),
});

/** Missing members stay as they are. @throws 400 if a reference does not resolve, as in API Platform */
export async function readAnimal(c: Context<SandboxEnv>): Promise<AnimalChange> {
  const { birthday, weight, allergies, feeds, ...sent } = await readBody(c, entry);
  return {
    ...sent,
    type: codeIn("animal-types", sent.type),
    gender: codeIn("animal-genders", sent.gender),
    breed: codeIn("animal-breeds", sent.breed),
    birthday: birthday && dayIn(birthday),
    weight: weight && Math.round(weight * 10),
    activity: codeIn("animal-activities", sent.activity),
    feature: codeIn("animal-features", sent.feature),
    allergies: codesIn("animal-features", allergies),
    feeds: codesIn("animal-feeds", feeds),
    kibbleBrand: codeIn("animal-brands", sent.kibbleBrand),
    oldKibbleBrand: codeIn("animal-brands", sent.oldKibbleBrand),
  };
}

const codesIn = (list: ChoiceList, references: string[] | undefined) =>
  references && [...new Set(references.flatMap((one) => codeIn(list, one) ?? []))];

function codeIn<Reference extends string | null | undefined>(list: ChoiceList, reference: Reference) {
  if (reference == null) return reference;
  const code = reference.slice(iri(list, "").length);
  if (!reference.startsWith(iri(list, "")) || !/^[\w-]+$/.test(code))
    throw hydraError(400, `Invalid IRI "${reference}".`);
  if (!choiceOf(list, code)) throw hydraError(400, `Item not found for "${reference}".`);
  return code;
}

const dayIn = (date: string): string =>
  date.includes("T") && !Number.isNaN(Date.parse(date)) ? dayOf(date) : date;
