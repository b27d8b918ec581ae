import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";

export const stepFields = fieldRules(
  "subscriptionStep",
  z.object({
    version: z.catch(z.string(), ""),
  }),
);
