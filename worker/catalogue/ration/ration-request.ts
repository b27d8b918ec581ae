import * as z from "zod/mini";
import type { AnimalKind } from "../../../shared/animal/animal.ts";
import { toTenth } from "../../../shared/animal/weight/to-tenth.ts";
import type { RationFields, RationProblems } from "../../../shared/ration/ration-view.ts";
import { typedNumber } from "../../../shared/text/typed-number.ts";
import { typedLine } from "../../../shared/text/typed-text.ts";
import { typedWeight } from "../../../shared/text/typed-weight.ts";
import { monthsBetween } from "../../../shared/time/age.ts";
import { typedAge } from "../../../shared/time/typed-age.ts";
import { typedDate } from "../../../shared/time/typed-date.ts";

/** Kilograms. */
const weights = { dog: { least: 0.1, most: 100 }, cat: { least: 1, most: 13 } } as const;

/** Months: 30 years. */
export const oldest = 360;

const mostAnimals = 9;

interface RationRequest {
  /** Kilograms, to a tenth. */
  weight: number;
  month: number;
  animals: number;
}

/** No number has 200 characters, so that what is left of a longer text is refused as it. */
const field = z.catch(z.string().check(z.overwrite((text) => typedLine(text).slice(0, 200))), "");
const fieldsSchema = z.object({
  poids: field,
  age: field,
  ans: field,
  mois: field,
  naissance: field,
  nombre: field,
});

export function readRationFields(query: unknown): RationFields {
  const read = fieldsSchema.safeParse(query).data ?? {};
  return Object.fromEntries(Object.entries(read).filter(([, text]) => text !== ""));
}

const weightSchema = ({ least, most }: { least: number; most: number }) =>
  z.pipe(
    z.pipe(z.string(), z.transform(typedWeight)),
    z.number("invalid").check(z.minimum(least, "tooSmall"), z.maximum(most, "tooLarge")),
  );

const countSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => typedNumber(text.replace(/(?<!\s)\s*(animal|animaux|chiens?|chats?)$/i, ""))),
  ),
  z.int("invalid").check(z.minimum(1, "tooSmall"), z.maximum(mostAnimals, "tooLarge")),
);

const ageSchema = z.int("invalid").check(z.minimum(0, "tooSmall"), z.maximum(oldest, "tooLarge"));

/** If several ages are given, the birthday wins over months (`age`) and years (`ans`). */
export function parseRationRequest(
  fields: RationFields,
  animal: AnimalKind,
  today: Date,
): { request: RationRequest } | { problems: RationProblems } {
  const problems: RationProblems = {};
  const read = <T>(name: keyof RationProblems, schema: z.ZodMiniType<T>, value: unknown): T | undefined => {
    const { data, error } = schema.safeParse(value);
    if (error) problems[name] = error.issues[0]?.message ?? "invalid";
    return data;
  };

  if (!fields.poids) problems.poids = "required";
  const weight = fields.poids ? read("poids", weightSchema(weights[animal]), fields.poids) : undefined;
  const month = monthOf();
  const animals = fields.nombre ? read("nombre", countSchema, fields.nombre) : 1;
  if (Object.keys(problems).length > 0 || weight === undefined || month === undefined || !animals)
    return { problems };
  return { request: { weight: toTenth(weight), month, animals } };

  function monthOf(): number | undefined {
    const { age, ans, mois, naissance } = fields;
    if (naissance) return read("naissance", birthdaySchema(today), naissance);
    if (ans || mois) return read("age", ageSchema, typedAge(ans ?? "", mois ?? ""));
    if (age) return read("age", ageSchema, typedAge("", age));
    problems.age = "required";
    return undefined;
  }
}

const birthdaySchema = (today: Date) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => {
        const typed = typedDate(text);
        if ("fault" in typed || typed.date.getUTCFullYear() < 1970) return Number.NaN;
        return monthsBetween(typed.date, today);
      }),
    ),
    z.int("invalid").check(z.minimum(0, "future"), z.maximum(oldest, "tooLarge")),
  );
