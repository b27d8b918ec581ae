import { newPasswordField, personFields, presentPassword } from "../../customer/person-fields.ts";
import type { SmartField, SmartForm } from "../../forms/smart-form.ts";
import { href } from "../../routes.ts";
import { translator } from "../../text/translator.ts";
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

const password = presentPassword("password", t("fields.password"), { required: t("errors.noPassword") });

export const passwordForm: SmartForm = { name: "signInPassword", fields: [password] };

export const credentialsForm: SmartForm = { name: "signInCredentials", fields: [email, password] };

export const forgottenForm: SmartForm = { name: "forgottenPassword", fields: [email] };

const acceptTerms: SmartField = {
  name: "acceptTerms",
  kind: "checkbox",
  label: t("accept.label"),
  required: true,
  links: [
    termsLink("conditions-utilisation", t("accept.terms")),
    termsLink("conditions-generales-de-vente", t("accept.sales")),
    termsLink("donnees-personnelles", t("accept.privacy")),
  ],
  errors: { accept: t("accept.missing") },
};

function termsLink(page: string, name: string) {
  return { to: href("page-page", { page }), name, target: "_blank" };
}

export function registrationForm(today: Date): SmartForm {
  return {
    name: "registration",
    fields: [
      { ...email, autocomplete: "email", errors: { taken: t("errors.taken") } },
      ...personFields(today),
      newPasswordField("password", t("fields.newPassword")),
      acceptTerms,
      { name: "subscribedToNewsletter", kind: "checkbox", label: t("fields.newsletter") },
    ],
    folded: { label: t("registration.more"), names: ["gender", "birthday"] },
  };
}

export const resetForm: SmartForm = {
  name: "resetPassword",
  fields: [
    newPasswordField("newPassword", t("fields.newPassword"), { mismatch: t("errors.mismatch") }),
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
