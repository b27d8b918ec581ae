import type { SmartForm } from "../../forms/smart-form.ts";
import { translator } from "../../text/translator.ts";
import type { AnimalGender } from "../animal.ts";
import { planHref } from "../animal-href.ts";
import { weightPlanTexts } from "./weight-plan.texts.ts";

const t = translator(weightPlanTexts);

export const healthInput = "sante";

/** Answer of an animal that may have a plan. */
export const isHealthy = "non";

export const planForm = (gender: AnimalGender | null): SmartForm => ({
  name: "weight-plan",
  fields: [
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
