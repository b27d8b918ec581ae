import * as z from "zod/mini";
import { mendedEmail } from "../../forms/email.ts";
import { fieldRules } from "../../forms/form-rules.ts";
import { href } from "../../routes.ts";

export const signInSteps = ["email", "password", "registration", "forgotten", "sent"] as const;
export type SignInStep = (typeof signInSteps)[number];

export const signInForms = [
  "email",
  "password",
  "credentials",
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
    /** Posted beside the password. A malformed address is treated like one without an account. */
    email: z.pipe(
      z.catch(z.string(), ""),
      z.transform((value: string) => mendedEmail(value).slice(0, 255)),
    ),
  }),
);

export const signInQuery = { returnTo: "retour", step: "etape", failedIdentity: "gi-token" } as const;

export const stepsByWord = { oubli: "forgotten", inscription: "registration" } as const;

export type SignInAnswer =
  | { step: SignInStep; email: string; notice?: string; asksBotCheck?: boolean }
  | { redirect: string };

export const freePasswords = 3;

export function signInHref(wanted?: string): string {
  const query = wanted ? `?${signInQuery.returnTo}=${encodeURIComponent(wanted.toWellFormed())}` : "";
  return href("connexion") + query;
}

export function failedIdentityHref(wanted?: string): string {
  const to = signInHref(wanted);
  return `${to}${to.includes("?") ? "&" : "?"}${signInQuery.failedIdentity}=`;
}

export const forgottenHref = `${href("connexion")}?${signInQuery.step}=${"oubli" satisfies keyof typeof stepsByWord}`;
