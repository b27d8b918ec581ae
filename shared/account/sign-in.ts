import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";
import { parseSmartForm, type SmartForm } from "../forms/smart-form.ts";
import { href } from "../routes.ts";
import { translator } from "../text/translator.ts";
import { signInTexts } from "./sign-in.texts.ts";

const t = translator(signInTexts);

/** Steps of the login (spec 4, login flow). */
export const signInSteps = ["email", "password", "registration", "forgotten", "sent"] as const;
export type SignInStep = (typeof signInSteps)[number];

export const signInForms = [
  "email",
  "password",
  "registration",
  "identity",
  "toForgotten",
  "forgotten",
] as const;
export type SignInForm = (typeof signInForms)[number];

export const signInFields = fieldRules(
  "signIn",
  z.object({
    step: z.catch(z.optional(z.enum(signInForms)), undefined),
    /** Beside a password field; a malformed address is read as one without an account. */
    email: z.pipe(
      z.catch(z.string(), ""),
      z.transform((value: string) => value.trim().slice(0, 255)),
    ),
  }),
);

export const signInQuery = { returnTo: "retour", step: "etape", failedIdentity: "gi-token" } as const;

export type SignInAnswer = { step: SignInStep; email: string; notice?: string } | { redirect: string };

export function signInHref(wanted?: string): string {
  const query = new URLSearchParams(wanted ? { [signInQuery.returnTo]: wanted } : {});
  return href("connexion") + (wanted ? `?${query}` : "");
}

/** The login after an identity provider failed (spec 4); it keeps the way back. */
export function failedIdentityHref(wanted?: string): string {
  const to = signInHref(wanted);
  return `${to}${to.includes("?") ? "&" : "?"}${signInQuery.failedIdentity}=`;
}

export const forgottenHref = `${href("connexion")}?${signInQuery.step}=oubli`;

const email = {
  Name: "email",
  Component: "text",
  Type: "email",
  Label: t("fields.email"),
  Params: { required: true, autocomplete: "username", inputmode: "email" },
};

export const emailForm = form("signInEmail", [
  { ...email, Params: { ...email.Params, placeholder: "nadia@exemple.fr" } },
]);

/** No length rule: the API decides on a password that it once accepted. */
export const passwordForm = form("signInPassword", [
  {
    Name: "password",
    Component: "password",
    Label: t("fields.password"),
    Params: { required: true, minLength: 1, autocomplete: "current-password" },
    Errors: { required: t("errors.noPassword") },
  },
]);

export const forgottenForm = form("forgottenPassword", [email]);

/** Years (spec 5, birthday). */
const longestLife = 120;

/** Everything that opens an account (spec 5, person). @param today bounds the birthday */
export function registrationForm(today: Date): SmartForm {
  const yesterday = new Date(today);
  yesterday.setUTCDate(yesterday.getUTCDate() - 1);
  const oldest = new Date(today);
  oldest.setUTCFullYear(oldest.getUTCFullYear() - longestLife);
  const [first, last] = [oldest, yesterday].map((date) => date.toISOString().slice(0, 10));
  return form("registration", [
    { ...email, Params: { ...email.Params, autocomplete: "email" } },
    {
      Name: "gender",
      Component: "toggle-buttons",
      Type: "radio",
      Label: t("fields.gender"),
      Params: { autocomplete: "honorific-prefix" },
      Choices: [
        { value: "f", label: t("fields.female") },
        { value: "m", label: t("fields.male") },
      ],
    },
    name("firstName", "given-name"),
    name("lastName", "family-name"),
    {
      Name: "birthday",
      Component: "date",
      Label: t("fields.birthday"),
      Params: { min: first, max: last, autocomplete: "bday" },
      Errors: { too_late: t("errors.notBornYet"), too_soon: t("errors.tooOld") },
    },
    newPassword("password", t("fields.newPassword")),
    accepted("acceptTerms", "terms", "conditions-utilisation"),
    accepted("acceptSales", "sales", "conditions-generales-de-vente"),
    accepted("acceptPrivacy", "privacy", "donnees-personnelles"),
    { Name: "subscribedToNewsletter", Component: "checkbox", Label: t("fields.newsletter") },
  ]);
}

/** Spec 3, reset. */
export const resetForm = form("resetPassword", [
  newPassword("newPassword", t("fields.newPassword")),
  {
    Name: "confirmNewPassword",
    Component: "password",
    Label: t("fields.confirm"),
    Params: { required: true, minLength: 1, autocomplete: "new-password" },
  },
]);

function name(Name: "firstName" | "lastName", autocomplete: string) {
  return {
    Name,
    Component: "text",
    Label: t(`fields.${Name}`),
    Params: { required: true, minLength: 1, maxLength: 255, autocomplete, name: true },
  };
}

function newPassword(Name: string, Label: string) {
  return {
    Name,
    Component: "password",
    Label,
    Params: {
      required: true,
      minLength: 5,
      maxLength: 255,
      autocomplete: "new-password",
      strength: true,
      hint: t("fields.passwordHint"),
    },
  };
}

function accepted(Name: string, terms: "terms" | "sales" | "privacy", page: string) {
  return {
    Name,
    Component: "checkbox",
    Label: t(`accept.${terms}.before`),
    Params: {
      required: true,
      link: { to: href("page-page", { page }), name: t(`accept.${terms}.link`), target: "_blank" },
    },
    Errors: { accept: t(`accept.${terms}.missing`) },
  };
}

/** @throws Error where one of our own definitions is malformed */
function form(Name: string, Fields: readonly object[]): SmartForm {
  const parsed = parseSmartForm({ Name, Fields }, (field) => {
    throw new Error(`the field ${field} of ${Name} is not well-formed`);
  });
  if (!parsed) throw new Error(`the form ${Name} is not well-formed`);
  return parsed;
}
