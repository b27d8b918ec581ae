import type { AnimalKind } from "../../animal/animal.ts";
import type { AnimalLists } from "../../animal/animal-lists.ts";
import { type AnimalField, animalForm } from "../../animal/form/animal-form.ts";
import { type FormRules, textsIn } from "../../forms/form-rules.ts";
import { smartFormRules } from "../../forms/form-schema.ts";
import type { FormValues } from "../../forms/input-values.ts";
import { inputsOf, type SmartForm } from "../../forms/smart-form.ts";
import { translator } from "../../text/translator.ts";
import { questionForm } from "../guide-answers.ts";
import { describeAnimalTexts } from "./describe-animal.texts.ts";

const t = translator(describeAnimalTexts);

/** Answers that a ration depends on most: energy, life stage, size and recipes for neutered animals. */
export const describedFields = ["birthday", "weight", "sterilized"] as const satisfies readonly AnimalField[];

export const born = inputsOf.birthday("birthday");

/** The page to go back to, and the leave to replace another animal's answers. */
export const describeInputs = { returnTo: "returnTo", replaces: "remplace", skus: "ref" } as const;

const noLists: AnimalLists = {
  breeds: [],
  conditions: [],
  activities: [],
  features: [],
  feeds: [],
  brands: [],
};

export function describeForm(kind: AnimalKind): SmartForm {
  const form = questionForm(animalForm(kind, noLists), { fields: describedFields });
  const fields = form.fields.map((field) =>
    field.name === "birthday" ? { ...field, errors: { ...field.errors, required: t("ageMissing") } } : field,
  );
  return { ...form, fields };
}

export function describeRules(kind: AnimalKind): FormRules<FormValues> {
  const rules = smartFormRules(describeForm(kind));
  const draft = (data: FormData) => ({
    ...rules.draft(data),
    ...textsIn(data, Object.values(describeInputs)),
  });
  return { ...rules, draft };
}
