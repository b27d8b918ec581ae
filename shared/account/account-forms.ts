import type { SmartField, SmartForm } from "../forms/smart-form.ts";
import { href } from "../routes.ts";
import { translator } from "../text/translator.ts";
import { signInTexts } from "./sign-in.texts.ts";

const t = translator(signInTexts);

const email: SmartField = {
  name: "email",
  kind: "text",
  type: "email",
  label: t("fields.email"),
  required: true,
  autocomplete: "username",
  inputmode: "email",
};

export const emailForm: SmartForm = {
  name: "signInEmail",
  fields: [{ ...email, placeholder: "nadia@exemple.fr" }],
};

/** No length rule: the API decides on a password that it once accepted. */
export const passwordForm: SmartForm = {
  name: "signInPassword",
  fields: [
    {
      name: "password",
      kind: "password",
      label: t("fields.password"),
      required: true,
      minLength: 1,
      autocomplete: "current-password",
      errors: { required: t("errors.noPassword") },
    },
  ],
};

export const forgottenForm: SmartForm = { name: "forgottenPassword", fields: [email] };

/** Years (spec 5, birthday). */
const longestLife = 120;

/** Everything that opens an account (spec 5, person). @param today bounds the birthday */
export function registrationForm(today: Date): SmartForm {
  const yesterday = new Date(today);
  yesterday.setUTCDate(yesterday.getUTCDate() - 1);
  const oldest = new Date(today);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - longestLife);
  const [first, last] = [oldest, yesterday].map((date) => date.toISOString().slice(0, 10));
  return {
    name: "registration",
    fields: [
      { ...email, autocomplete: "email", errors: { taken: t("errors.taken") } },
      {
        name: "gender",
        kind: "toggle-buttons",
        type: "radio",
        label: t("fields.gender"),
        autocomplete: "honorific-prefix",
        choices: [
          { value: "f", label: t("fields.female") },
          { value: "m", label: t("fields.male") },
        ],
      },
      personName("firstName", "given-name"),
      personName("lastName", "family-name"),
      {
        name: "birthday",
        kind: "date",
        label: t("fields.birthday"),
        min: first,
        max: last,
        autocomplete: "bday",
        errors: {
          too_late: t("errors.notBornYet"),
          too_soon: t("errors.tooOld"),
          too_large: t("errors.notBornYet"),
          too_small: t("errors.tooOld"),
        },
      },
      newPassword("password", t("fields.newPassword")),
      accepted("acceptTerms", "terms", "conditions-utilisation"),
      accepted("acceptSales", "sales", "conditions-generales-de-vente"),
      accepted("acceptPrivacy", "privacy", "donnees-personnelles"),
      { name: "subscribedToNewsletter", kind: "checkbox", label: t("fields.newsletter") },
    ],
  };
}

/** Spec 3, reset. */
export const resetForm: SmartForm = {
  name: "resetPassword",
  fields: [
    newPassword("newPassword", t("fields.newPassword")),
    {
      name: "confirmNewPassword",
      kind: "password",
      label: t("fields.confirm"),
      required: true,
      minLength: 1,
      autocomplete: "new-password",
      errors: { mismatch: t("errors.mismatch") },
    },
  ],
};

function personName(name: "firstName" | "lastName", autocomplete: string): SmartField {
  return {
    name,
    kind: "text",
    label: t(`fields.${name}`),
    required: true,
    minLength: 1,
    maxLength: 255,
    autocomplete,
    isPersonName: true,
  };
}

function newPassword(name: string, label: string): SmartField {
  return {
    name,
    kind: "password",
    label,
    required: true,
    minLength: 5,
    maxLength: 255,
    autocomplete: "new-password",
    strength: true,
    hint: t("fields.passwordHint"),
    errors: { mismatch: t("errors.mismatch") },
  };
}

function accepted(name: string, terms: "terms" | "sales" | "privacy", page: string): SmartField {
  return {
    name,
    kind: "checkbox",
    label: t(`accept.${terms}.before`),
    required: true,
    link: { to: href("page-page", { page }), name: t(`accept.${terms}.link`), target: "_blank" },
    errors: { accept: t(`accept.${terms}.missing`) },
  };
}
