import type { FormRules } from "../forms/form-rules.ts";
import { smartFormRules } from "../forms/form-schema.ts";
import type { FormValues } from "../forms/input-values.ts";
import type { AnimalKind } from "./animal.ts";
import { weightField } from "./animal-form.ts";
import { weightFormTexts } from "./weight-form.texts.ts";

/** Names of inputs; `poids` is also the query of the page that shows the ration before anything is saved. */
export const weightInputs = {
  weight: "poids",
  /** The weight that the form was shown with, empty for none: that of another tab is not overwritten. */
  shown: "avant",
} as const;

export const weightAnchor = "poids";

/** One field of the profile, with its bounds (spec 5 and 9). */
export const weightRules = (kind: AnimalKind): FormRules<FormValues> =>
  smartFormRules({
    name: "weight",
    fields: [
      { ...weightField(kind), name: weightInputs.weight, label: weightFormTexts.field },
      { name: weightInputs.shown, kind: "hidden", label: "" },
    ],
  });
