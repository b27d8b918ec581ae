import type { FormRules } from "../../forms/form-rules.ts";
import { smartFormRules } from "../../forms/form-schema.ts";
import type { FormValues } from "../../forms/input-values.ts";
import type { AnimalKind } from "../animal.ts";
import { weightField } from "../form/animal-form.ts";
import { weighingTexts } from "./weighing.texts.ts";

export const weighingInputs = {
  weight: "poids",
  /** The unusual weight in kilograms that the page asked to confirm. */
  confirmed: "confirme",
} as const;

export const weighingRules = (kind: AnimalKind): FormRules<FormValues> =>
  smartFormRules({
    name: "weighing",
    fields: [
      { ...weightField(kind), name: weighingInputs.weight, label: weighingTexts.field },
      { name: weighingInputs.confirmed, kind: "hidden", label: "" },
    ],
  });
