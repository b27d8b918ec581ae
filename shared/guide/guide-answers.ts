import type { AnimalFacts, AnimalKind } from "../animal/animal.ts";
import type { AnimalLists } from "../animal/animal-lists.ts";
import { animalFacts, animalForm } from "../animal/form/animal-form.ts";
import { parseForm } from "../forms/form-rules.ts";
import { smartFormRules } from "../forms/form-schema.ts";
import type { FormValues } from "../forms/input-values.ts";
import { type FormInputs, inputsOf, type SmartField, type SmartForm } from "../forms/smart-form.ts";
import { translator } from "../text/translator.ts";
import { monthsBetween } from "../time/age.ts";
import { guideTexts } from "./guide.texts.ts";
import { type GuideQuestion, guideQuestions, type QuestionSlug, type TogetherBy } from "./guide-questions.ts";

const t = translator(guideTexts);

export function guideForm(kind: AnimalKind, lists: AnimalLists, longestName?: number): SmartForm {
  const { fields, ...form } = animalForm(kind, lists);
  const kibble = lists.feeds.find(({ code }) => code === "kibble");
  return { ...form, fields: fields.map((field) => asAsked(field, { longestName, kibble: kibble?.ref })) };
}

interface Asking {
  longestName: number | undefined;
  kibble: string | undefined;
}

function asAsked(field: SmartField, { longestName, kibble }: Asking): SmartField {
  switch (field.name) {
    case "name":
      return { ...field, required: longestName === undefined, maxLength: longestName ?? field.maxLength };
    case "feeds":
      return { ...field, kind: "toggle-boxes", label: t("fields.feeds"), value: kibble };
    case "allergies":
      return {
        ...field,
        kind: "toggle-boxes",
        label: t("fields.allergies"),
        hint: t("fields.allergiesHint"),
      };
    default:
      return field;
  }
}

export type AskedFields = Pick<GuideQuestion, "fields">;

export const questionForm = (form: SmartForm, { fields }: AskedFields): SmartForm => ({
  ...form,
  fields: fields.flatMap((name) => form.fields.find((field) => field.name === name) ?? []),
});

const canBeAsked = (form: SmartForm, question: GuideQuestion) =>
  questionForm(form, question).fields.every(({ choices }) => !choices || choices.length > 0);

const born = inputsOf.birthday("birthday");

export interface GuideAnswers {
  values: FormValues;
  missing: QuestionSlug[];
}

export async function readAnswers(form: SmartForm, inputs: FormInputs): Promise<GuideAnswers> {
  const read = await Promise.all(
    guideQuestions.map(async (question) => {
      const rules = smartFormRules(questionForm(form, question));
      const { values, errors } = await parseForm(rules, { ...inputs, [born.mode]: "date" });
      return { slug: question.slug, values, isMissing: Boolean(errors) && canBeAsked(form, question) };
    }),
  );
  return {
    values: Object.assign({}, ...read.map(({ values }) => values)),
    missing: read.flatMap(({ slug, isMissing }) => (isMissing ? [slug] : [])),
  };
}

/** @param missing answers missing in the profile of a stored animal; the rest is not asked again */
export function askedTogether(
  form: SmartForm,
  asked: GuideQuestion,
  by: TogetherBy,
  missing?: readonly QuestionSlug[],
): (typeof guideQuestions)[number][] {
  return guideQuestions.filter(
    (question: GuideQuestion) =>
      question.slug === asked.slug ||
      (question.step === asked.step &&
        (by === "step" || (asked.page !== undefined && question.page === asked.page)) &&
        canBeAsked(form, question) &&
        (!missing || missing.some((slug) => slug === question.slug))),
  );
}

export async function withAnswer(
  form: SmartForm,
  question: AskedFields,
  { before, posted }: { before: FormInputs; posted: FormInputs },
): Promise<FormInputs> {
  const { fields } = questionForm(form, question);
  const namesOf = ({ name, kind }: SmartField) =>
    kind === "birthday" ? Object.values(inputsOf.birthday(name)) : [name];
  const own = fields.flatMap(namesOf);
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => !own.includes(name)));
  const answers = Object.fromEntries(Object.entries(posted).filter(([name]) => own.includes(name)));
  const { values } = await parseForm(smartFormRules(questionForm(form, question)), { ...answers });
  const { birthday } = values ? animalFacts("dog", values) : { birthday: null };
  if (!birthday) return { ...others, ...answers };
  const { [born.years]: _, [born.months]: _months, ...rest } = answers;
  return { ...others, ...rest, [born.date]: birthday, [born.mode]: posted[born.mode] ?? "date" };
}

export function ageInputs(inputs: FormInputs, today: Date): FormInputs {
  const { [born.date]: date, [born.mode]: mode } = inputs;
  const months = typeof date === "string" && date ? monthsBetween(new Date(date), today) : -1;
  if (mode === "date" || !(months >= 0)) return { [born.mode]: "age", ...inputs };
  return {
    ...inputs,
    [born.mode]: "age",
    [born.years]: String(Math.floor(months / 12)),
    [born.months]: String(months % 12),
  };
}

export function factsOf(question: AskedFields, kind: AnimalKind, values: FormValues): Partial<AnimalFacts> {
  const facts = animalFacts(kind, values);
  return Object.fromEntries(question.fields.map((name) => [name, facts[name]]));
}
