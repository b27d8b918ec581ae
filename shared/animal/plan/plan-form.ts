import type { SmartForm } from "../../forms/smart-form.ts";
import { translator } from "../../text/translator.ts";
import type { AnimalGender, AnimalKind } from "../animal.ts";
import { planHref } from "../animal-href.ts";
import { weightField } from "../form/animal-form.ts";
import { weightPlanTexts } from "./weight-plan.texts.ts";

const t = translator(weightPlanTexts);

export const healthInput = "sante";

/** A profile's weight may be months old, and the plan's course and verdicts begin with it. */
export const startWeightInput = "poids";

/** Answer of an animal that may have a plan. */
export const isHealthy = "non";

export const planForm = (kind: AnimalKind, gender: AnimalGender | null): SmartForm => ({
  name: "weight-plan",
  fields: [
    {
      ...weightField(kind),
      name: startWeightInput,
      label: t("offer.weight"),
      hint: t("offer.weightHint"),
    },
    {
      name: healthInput,
      kind: "choices",
      type: "radio",
      label: t("health.label", { isFemale: gender === "female" }),
      required: true,
      errors: { required: t("health.missing"), choice: t("health.missing") },
      choices: [
        { value: isHealthy, label: t("health.no") },
        { value: "oui", label: t("health.yes") },
      ],
    },
  ],
});

export const stopQuery = "arreter";
export const stopPlanHref = (id: number): string => `${planHref(id)}?${stopQuery}=1`;
