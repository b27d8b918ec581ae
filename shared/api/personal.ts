import * as z from "zod/mini";
import { personalDataSchema } from "../customer/personal-data.ts";
import { pageForm, redirectAnswer } from "./forms.ts";

const savedSchema = z.object({
  text: z.string(),
  data: personalDataSchema,
  undo: z.optional(z.record(z.string(), z.string())),
});

export type PersonalSaved = z.infer<typeof savedSchema>;

export const personalForm = pageForm(z.union([redirectAnswer, savedSchema]));
