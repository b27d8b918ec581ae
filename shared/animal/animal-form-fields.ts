import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";

/** Beside the fields of the profile. */
export const animalFormFields = fieldRules(
  "animalForm",
  z.object({
    /** Of the profile that the form was shown with; missing for a new animal. */
    version: z.catch(z.string().check(z.maxLength(20)), ""),
  }),
);
