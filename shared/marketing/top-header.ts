import * as z from "zod/mini";
import { fieldRules, type InputName } from "../forms/form-rules.ts";
import type { TopHeader } from "./actions.ts";

export interface ShownTopHeader extends Omit<TopHeader, "closable"> {
  id: string;
}

export const closeHeaderForm = fieldRules(
  "closeHeader",
  z.object({ id: z.string().check(z.regex(/^[a-z\d]{1,7}$/)) }),
);

export type CloseHeaderInput = InputName<typeof closeHeaderForm>;
