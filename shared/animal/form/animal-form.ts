import type { Birthday } from "../../forms/form-values.ts";
import type { FormValues } from "../../forms/input-values.ts";
import { type FormInputs, inputsOf, type SmartField, type SmartForm } from "../../forms/smart-form.ts";
import { translator } from "../../text/translator.ts";
import * as clock from "../../time/clock.ts";
import {
  type AnimalFacts,
  type AnimalGender,
  type AnimalKind,
  animalGenders,
  type BodyCondition,
} from "../animal.ts";
import { type AnimalListName, type AnimalLists, choicesFor } from "../animal-lists.ts";
import { animalFormTexts } from "./animal-form.texts.ts";

const t = translator(animalFormTexts);

const longestLife = 40;

/** Kilograms, inclusive. */
const weightBounds = { dog: { min: 0.1, max: 99.999 }, cat: { min: 1, max: 13 } } as const;

export function animalForm(kind: AnimalKind, lists: AnimalLists): SmartForm {
  const choices = (name: AnimalListName) =>
    choicesFor(lists, name, kind).map(({ ref, label, description }) => ({
      value: ref,
      label,
      ...(description && { description }),
    }));
  const known = choicesFor(lists, "features", kind).filter(({ isAllergy }) => isAllergy);
  const allergies = known.map(({ ref, label }) => ({ value: ref, label }));
  return {
    name: "animal",
    fields: [
      { name: "name", kind: "text", label: t("name"), required: true, maxLength: 255, autocomplete: "off" },
      radio("gender", "toggle-buttons", [
        { value: "male", label: t("genders.male") },
        { value: "female", label: t("genders.female") },
      ]),
      {
        name: "breed",
        kind: "choices",
        label: t("breed"),
        hint: t("breedHint"),
        required: true,
        errors: { required: t("breedMissing"), choice: t("breedMissing") },
        choices: choices("breeds"),
      },
      {
        name: "birthday",
        kind: "birthday",
        label: t("birthday"),
        required: true,
        age: true,
        min: `${clock.date().getUTCFullYear() - longestLife}-01-01`,
        errors: { required: t("birthdayMissing"), too_soon: t("tooOld", { years: longestLife }) },
      },
      weightField(kind),
      radio("sterilized", "toggle-buttons", [
        { value: "yes", label: t("yes") },
        { value: "no", label: t("no") },
      ]),
      radio("condition", "toggle-boxes", choices("conditions")),
      radio("activity", "toggle-boxes", choices("activities")),
      {
        name: "feature",
        kind: "choices",
        label: t("feature"),
        hint: t("featureHint"),
        required: true,
        errors: { required: t("answerMissing") },
        choices: choices("features"),
      },
      ...(allergies.length > 0
        ? [
            {
              name: "allergies",
              kind: "choices",
              type: "checkbox",
              label: t("allergies"),
              hint: t("allergiesHint"),
              choices: allergies,
            } satisfies SmartField,
          ]
        : []),
      {
        name: "feeds",
        kind: "choices",
        type: "checkbox",
        label: t("feeds"),
        required: true,
        errors: { required: t("feedsMissing") },
        choices: choices("feeds"),
      },
      {
        name: "kibbleBrand",
        kind: "choices",
        label: t("kibbleBrand"),
        required: true,
        errors: { required: t("answerMissing") },
        choices: choices("brands"),
      },
      {
        name: "onlyThisBrand",
        kind: "checkbox",
        label: t("onlyThisBrand"),
        onlyWith: { name: "kibbleBrand", values: namedBrands(lists) },
      },
      { name: "oldKibbleBrand", kind: "choices", label: t("oldKibbleBrand"), choices: choices("brands") },
    ],
  };
}

const namedBrands = ({ brands }: AnimalLists) =>
  brands.filter(({ code }) => code !== "other" && code !== "unknown").map(({ ref }) => ref);

export type AnimalField = Exclude<keyof AnimalFacts, "kind">;

export function weightField(kind: AnimalKind): SmartField {
  const range = t(`weightRange.${kind}`);
  return {
    name: "weight",
    kind: "number",
    type: "weight",
    label: t("weight"),
    hint: t("weightHint"),
    required: true,
    ...weightBounds[kind],
    errors: {
      required: t("weightMissing"),
      number: t("weightUnreadable"),
      too_small: range,
      too_large: range,
    },
  };
}

const radio = (
  name: "gender" | "sterilized" | "condition" | "activity",
  kind: "toggle-buttons" | "toggle-boxes",
  choices: NonNullable<SmartField["choices"]>,
): SmartField => ({
  ...{ name, kind, choices },
  type: "radio",
  label: t(name),
  required: true,
  errors: { required: t("answerMissing") },
});

export function animalFacts(kind: AnimalKind, values: FormValues): AnimalFacts {
  const text = (name: AnimalField) => {
    const value = values[name];
    return typeof value === "string" && value ? value : null;
  };
  const { weight, sterilized, feeds, allergies } = values;
  const level = Number(values.condition);
  return {
    kind,
    gender: genders.find((gender) => gender === values.gender) ?? null,
    name: text("name") ?? "",
    breed: text("breed"),
    birthday: isBirthday(values.birthday) ? values.birthday.birthday.slice(0, 10) : null,
    weight: typeof weight === "number" ? Math.round(weight * 10) / 10 : null,
    sterilized: sterilized === "yes" ? true : sterilized === "no" ? false : null,
    condition: conditions.find((one) => one === level) ?? null,
    activity: text("activity"),
    feature: text("feature"),
    allergies: Array.isArray(allergies) ? allergies.map(String) : [],
    feeds: Array.isArray(feeds) ? feeds.map(String) : [],
    kibbleBrand: text("kibbleBrand"),
    oldKibbleBrand: text("oldKibbleBrand"),
    onlyThisBrand: values.onlyThisBrand === true,
  };
}

const genders: readonly AnimalGender[] = Object.values(animalGenders);
const conditions: readonly BodyCondition[] = [1, 2, 3, 4, 5];

const isBirthday = (value: unknown): value is Birthday =>
  typeof value === "object" && value !== null && "birthday" in value;

export function animalInputs(facts: Omit<AnimalFacts, "kind">): FormInputs {
  const { birthday, weight, sterilized, condition, feeds, onlyThisBrand, ...texts } = facts;
  const filled = Object.entries(texts).flatMap(([name, value]) =>
    value === null ? [] : [[name, value] as const],
  );
  return {
    ...Object.fromEntries(filled),
    ...(birthday && { [inputsOf.birthday("birthday").date]: birthday }),
    ...(weight !== null && { weight: String(weight).replace(".", ",") }),
    ...(sterilized !== null && { sterilized: sterilized ? "yes" : "no" }),
    ...(condition !== null && { condition: String(condition) }),
    feeds,
    ...(onlyThisBrand && { onlyThisBrand: "on" }),
  };
}
