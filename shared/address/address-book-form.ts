import * as z from "zod/mini";
import { fieldRules } from "../forms/form-rules.ts";

export const bookActions = { save: "enregistrer", remove: "supprimer", favourite: "favorite" } as const;

export const bookFields = fieldRules(
  "addressBook",
  z.object({ faire: z.catch(z.optional(z.enum(bookActions)), undefined) }),
);
