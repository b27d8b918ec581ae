import * as z from "zod/mini";
import { fieldRules, type InputName } from "../forms/form-rules.ts";

/** Opts out of the shop's own audience figures, which need no consent (docs/decisions/069-measures.md). */
export const objectionForm = fieldRules("objection", z.object({ objects: z.enum(["yes", "no"]) }));

export type ObjectionInput = InputName<typeof objectionForm>;
