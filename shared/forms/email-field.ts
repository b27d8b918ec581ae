import * as z from "zod/mini";
import { translator } from "../text/translator.ts";
import { isAccentedEmail, isEmail, mendedEmail } from "./email.ts";
import { formTexts } from "./texts.ts";

const t = translator(formTexts);

export const emailField = (wrong: string) =>
  z.catch(z.string(), "").check(
    z.overwrite(mendedEmail),
    z.refine(isEmail, {
      error: ({ input }) => (isAccentedEmail(String(input)) ? t("forms.errors.email_accent") : wrong),
    }),
  );
