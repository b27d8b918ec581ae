import * as z from "zod/mini";
import { fieldRules, type InputName } from "../forms/form-rules.ts";

/** To the shop's own figures, which need no yes (docs/decisions/069-measures.md). */
export const objectionForm = fieldRules("objection", z.object({ objects: z.enum(["yes", "no"]) }));

export type ObjectionInput = InputName<typeof objectionForm>;
