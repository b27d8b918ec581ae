import * as z from "zod/mini";
import { fieldRules } from "../../forms/form-rules.ts";

export const animalFormFields = fieldRules(
  "animalForm",
  z.object({
    version: z.catch(z.string().check(z.maxLength(20)), ""),
  }),
);
