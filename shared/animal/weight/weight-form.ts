import type { FormRules } from "../../forms/form-rules.ts";
import { smartFormRules } from "../../forms/form-schema.ts";
import type { FormValues } from "../../forms/input-values.ts";
import type { AnimalKind } from "../animal.ts";
import { weightField } from "../form/animal-form.ts";
import { weightFormTexts } from "./weight-form.texts.ts";

export const weightInputs = {
  weight: "poids",
  /** Optimistic concurrency: the weight that the form was rendered with, empty for none. */
  shown: "avant",
} as const;

export const weightAnchor = "poids";

export const weightRules = (kind: AnimalKind): FormRules<FormValues> =>
  smartFormRules({
    name: "weight",
    fields: [
      { ...weightField(kind), name: weightInputs.weight, label: weightFormTexts.field },
      { name: weightInputs.shown, kind: "hidden", label: "" },
    ],
  });
