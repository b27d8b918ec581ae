import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";

/** In the form of every step, beside its own fields. */
export const stepFields = fieldRules(
  "subscriptionStep",
  z.object({
    /** `subscriptionVersion` of what the step showed. */
    version: z.catch(z.string(), ""),
  }),
);
