import * as z from "zod/mini";
import { isEmail, mendedEmail } from "./email.ts";

export const emailField = (error: string) =>
  z.catch(z.string(), "").check(z.overwrite(mendedEmail), z.refine(isEmail, { error }));
