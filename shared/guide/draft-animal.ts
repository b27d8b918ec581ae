import * as z from "zod/mini";
import { type AnimalKind, animalKinds } from "../animal/animal.ts";
import { type FormInputs, inputsOf } from "../forms/smart-form.ts";

export interface DraftAnimal {
  kind: AnimalKind;
  inputs: FormInputs;
}

export const longestDraftName = 60;

const text = z.string().check(z.maxLength(80));
const textOrNone = z.catch(z.optional(text), undefined);
const several = z.catch(z.optional(z.array(text).check(z.maxLength(10))), undefined);
const born = inputsOf.birthday("birthday");

const answersSchema = z.object({
  name: textOrNone,
  gender: textOrNone,
  breed: textOrNone,
  [born.date]: textOrNone,
  [born.mode]: textOrNone,
  weight: textOrNone,
  sterilized: textOrNone,
  condition: textOrNone,
  activity: textOrNone,
  feature: textOrNone,
  allergies: several,
  feeds: several,
  kibbleBrand: textOrNone,
});

export const draftSchema: z.ZodMiniType<DraftAnimal> = z.pipe(
  z.intersection(z.object({ kind: z.enum(Object.values(animalKinds)) }), answersSchema),
  z.transform(({ kind, ...inputs }): DraftAnimal => ({ kind, inputs: given(inputs) })),
);

const given = (inputs: Partial<Record<string, string | string[] | undefined>>): FormInputs =>
  Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined && value !== ""));

export function draftText({ kind, inputs }: DraftAnimal): string {
  return JSON.stringify({ kind, ...given(answersSchema.parse(inputs)) });
}
