import * as z from "zod/mini";
import { fieldRules } from "../../forms/form-rules.ts";

export const subscriptionStepFields = fieldRules(
  "subscriptionStep",
  z.object({
    version: z.catch(z.string(), ""),
  }),
);
