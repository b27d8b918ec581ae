import * as z from "zod/mini";
import { isEmail, mendedEmail } from "./email.ts";

/** One address, with the words of its form where it is wrong. */
export const emailField = (error: string) =>
  z.catch(z.string(), "").check(z.overwrite(mendedEmail), z.refine(isEmail, { error }));
