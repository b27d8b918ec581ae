import * as z from "zod/mini";
import type { FormErrors } from "./api-error.ts";
import type { Endpoint } from "./endpoint.ts";

/** What every form is told that was refused. */
export const refusalSchema = z.object({
  errors: z.object({ fields: z.record(z.string(), z.string()), form: z.array(z.string()) }),
}) satisfies z.ZodMiniType<{ errors: FormErrors }>;

export const redirectAnswer = z.object({ redirect: z.string() });

/** A form that posts to the page it stands on. */
export const pageForm =
  <Output>(output: z.ZodMiniType<Output>) =>
  (action: string): Endpoint<FormData, Output> => ({ method: "POST", path: action, input: "form", output });

/** Leads to another page. */
export const redirectForm = pageForm(redirectAnswer);

export const contactForm = pageForm(z.object({ sent: z.literal(true) }));
