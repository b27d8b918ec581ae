import * as z from "zod/mini";
import { signInSteps } from "../account/sign-in.ts";
import { api } from "./api.ts";
import type { FormErrors } from "./api-error.ts";
import type { Endpoint } from "./endpoint.ts";

/** What every form is told that was refused. */
export const refusalSchema = z.object({
  errors: z.object({ fields: z.record(z.string(), z.string()), form: z.array(z.string()) }),
}) satisfies z.ZodMiniType<{ errors: FormErrors }>;

const goOn = z.object({ redirect: z.string() });

/** A form that posts to the page it stands on. */
const pageForm =
  <Output>(output: z.ZodMiniType<Output>) =>
  (action: string): Endpoint<FormData, Output> => ({ method: "POST", path: action, input: "form", output });

/** Leads to another page. */
export const leadingForm = pageForm(goOn);

export const contactForm = pageForm(z.object({ sent: z.literal(true) }));

export const signInForm = pageForm(
  z.union([goOn, z.object({ step: z.enum(signInSteps), email: z.string(), notice: z.optional(z.string()) })]),
);

export const resetForm = pageForm(z.union([goOn, z.object({ isSpent: z.literal(true) })]));

export const newsletterForm: Endpoint<FormData, null> = {
  method: "POST",
  path: api.newsletter,
  input: "form",
  output: z.null(),
};

export const logout: Endpoint<undefined, { redirect: string }> = {
  method: "POST",
  path: api.logout,
  input: "none",
  output: goOn,
};
