import * as z from "zod/mini";
import { fieldRules, type InputName } from "../forms/form-rules.ts";

/** The shop's own audience figures need no consent, but allow an opt-out. */
export const objectionForm = fieldRules("objection", z.object({ objects: z.enum(["yes", "no"]) }));

export type ObjectionInput = InputName<typeof objectionForm>;
