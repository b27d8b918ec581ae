import type { FormMessages, SmartField } from "../forms/smart-form.ts";
import { translator } from "../text/translator.ts";
import { dayAfter, dayInParis } from "../time/wall-clock.ts";
import { personTexts } from "./person.texts.ts";

const t = translator(personTexts);

const longestLife = 120;

export function personFields(today: Date): SmartField[] {
  const day = dayInParis(today);
  const oldest = new Date(day);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - longestLife);
  return [
    {
      name: "gender",
      kind: "toggle-buttons",
      type: "radio",
      label: t("gender"),
      autocomplete: "honorific-prefix",
      choices: [
        { value: "f", label: t("female") },
        { value: "m", label: t("male") },
      ],
    },
    personName("firstName", "given-name"),
    personName("lastName", "family-name"),
    {
      name: "birthday",
      kind: "date",
      label: t("birthday"),
      min: oldest.toISOString().slice(0, 10),
      max: dayAfter(day, -1),
      autocomplete: "bday",
      errors: {
        too_late: t("notBornYet"),
        too_soon: t("tooOld"),
        too_large: t("notBornYet"),
        too_small: t("tooOld"),
      },
    },
  ];
}

function personName(name: "firstName" | "lastName", autocomplete: string): SmartField {
  return {
    name,
    kind: "text",
    label: t(name),
    required: true,
    minLength: 1,
    maxLength: 255,
    autocomplete,
    isPersonName: true,
  };
}

export function newPasswordField(name: string, label: string, errors: FormMessages = {}): SmartField {
  return {
    name,
    kind: "password",
    label,
    required: true,
    minLength: 5,
    maxLength: 255,
    autocomplete: "new-password",
    strength: true,
    hint: t("passwordHint"),
    errors,
  };
}

/** No length rule, because the API may have accepted an old password of any length. */
export const presentPassword = (name: string, label: string, errors: FormMessages): SmartField => ({
  name,
  kind: "password",
  label,
  required: true,
  minLength: 1,
  autocomplete: "current-password",
  errors,
});
