import * as z from "zod/mini";
import type { FormErrors } from "../forms/form-errors.ts";
import type { Endpoint } from "./endpoint.ts";

export const refusalSchema = z.object({
  errors: z.object({ fields: z.record(z.string(), z.string()), form: z.array(z.string()) }),
}) satisfies z.ZodMiniType<{ errors: FormErrors }>;

export const redirectAnswer = z.object({ redirect: z.string() });

export const pageForm =
  <Output>(output: z.ZodMiniType<Output>) =>
  (action: string): Endpoint<FormData, Output> => ({ method: "POST", path: action, input: "form", output });

export const redirectForm = pageForm(redirectAnswer);

export const contactForm = pageForm(
  z.object({ sent: z.literal(true), to: z.optional(z.string()), meant: z.optional(z.string()) }),
);
