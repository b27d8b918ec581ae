import * as z from "zod/mini";
import { fieldRules } from "../../forms/form-rules.ts";

export const skipFields = fieldRules(
  "subscriptionSkip",
  z.object({
    to: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  }),
);
