import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";
import type { FieldChoice, SmartForm } from "../forms/smart-form.ts";
import { translator } from "../text/translator.ts";
import { newPasswordField, personFields, presentPassword } from "./person-fields.ts";
import { personalTexts } from "./personal.texts.ts";
import { noGender } from "./personal-data.ts";
import { personalActions } from "./personal-sections.ts";

const t = translator(personalTexts);

export const personalFields = fieldRules(
  "personal",
  z.object({
    faire: z.catch(z.optional(z.enum(personalActions)), undefined),
    annule: z.catch(z.optional(z.literal("1")), undefined),
  }),
);

export const identityForm = (today: Date): SmartForm => ({
  name: "identity",
  fields: personFields(today).map((field) =>
    field.name === "gender"
      ? { ...field, choices: [...(field.choices ?? []), { value: noGender, label: t("identity.noGender") }] }
      : field,
  ),
});

export const emailChangeForm: SmartForm = {
  name: "emailChange",
  fields: [
    {
      name: "email",
      kind: "text",
      type: "email",
      label: t("email.label"),
      required: true,
      autocomplete: "email",
      inputmode: "email",
      errors: { taken: t("email.taken") },
    },
    currentPassword(),
  ],
};

export const communicationsForm = (languages: readonly FieldChoice[]): SmartForm => ({
  name: "communications",
  fields: [
    { name: "subscribedToNewsletter", kind: "checkbox", label: t("communications.newsletter") },
    ...(languages.length > 1
      ? [
          {
            name: "communicationLanguage",
            kind: "choices" as const,
            type: "radio",
            label: t("communications.language"),
            required: true,
            choices: [...languages],
          },
        ]
      : []),
  ],
});

/** The API wants the password twice; the confirmation is filled in, not asked for. */
export const passwordChangeForm: SmartForm = {
  name: "passwordChange",
  fields: [currentPassword(), newPasswordField("newPassword", t("password.new"))],
};

function currentPassword() {
  const wrong = t("password.wrong");
  return presentPassword("currentPassword", t("password.current"), {
    required: t("password.missing"),
    wrong_password: wrong,
    // Older versions of the API send no error code.
    invalid: wrong,
  });
}
