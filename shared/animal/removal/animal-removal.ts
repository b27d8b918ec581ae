import type { SmartForm } from "../../forms/smart-form.ts";
import { translator } from "../../text/translator.ts";
import { animalRemovalTexts } from "./animal-removal.texts.ts";

const t = translator(animalRemovalTexts);

export const removalReasons = ["moved-away", "new-home", "mistake", "died", "other"] as const;
export type RemovalReason = (typeof removalReasons)[number];

export const removalForm: SmartForm = {
  name: "animal-removal",
  fields: [
    {
      name: "reason",
      kind: "choices",
      type: "radio",
      label: t("reason"),
      required: true,
      errors: { required: t("required"), choice: t("required") },
      choices: removalReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
    },
  ],
};
