import * as z from "zod/mini";
import { isAccentedEmail, isEmail, mendedEmail } from "../forms/email.ts";
import { type FormRules, textsIn } from "../forms/form-rules.ts";
import { formTexts } from "../forms/texts.ts";
import { translator } from "../text/translator.ts";
import { invitationErrors } from "./invitation.texts.ts";
import { invitationLimits } from "./invitation-limits.ts";

const t = translator(invitationErrors);
const formText = translator(formTexts);

export interface Invitation {
  emails: string[];
  message: string | null;
  friends: number | null;
}

export const invitationRules = (own: string): FormRules<Invitation> => ({
  name: "invitation",
  fields: ["emails", "message"],
  schema: z.pipe(
    z.object({
      emails: z.catch(z.string(), ""),
      message: z.catch(z.string(), ""),
      friends: z.catch(z.string(), ""),
    }),
    z.transform((posted, { issues }): Invitation => {
      const emails = emailsIn(posted.emails);
      const message = posted.message.replaceAll("\r\n", "\n").trim();
      const fail = (path: ["emails" | "message"] | [], text: string) =>
        issues.push({ code: "custom", path, message: text, input: posted });
      const wrong = listFault(emails) ?? emails.flatMap((email) => emailFault(email, own) ?? []).join("\n");
      if (wrong) fail(["emails"], wrong);
      if (wrong && emails.length > 1) fail([], t("nobody"));
      const { length } = message;
      if (length > invitationLimits.message)
        fail(
          ["message"],
          formText("forms.errors.too_long", { count: invitationLimits.message, actual: length }),
        );
      const friends = /^\d{1,6}$/.test(posted.friends) ? Number(posted.friends) : null;
      return { emails, message: message || null, friends };
    }),
  ),
  draft: (data) => textsIn(data, ["emails", "message"]),
});

/** Also takes lines copied from a mail program (`Marion Leroy <marion@example.fr>`). */
export function emailsIn(text: string): string[] {
  // The lookbehind anchors a name at its separator; without it a long text takes quadratic time.
  const found = text.replace(/(?<![^,;\n<>])[^,;\n<>]*<([^<>\s]+)>/g, " $1 ").split(/[\s,;]+/);
  const byEmail = new Map(
    found
      .map(mendedEmail)
      .filter(Boolean)
      .map((email) => [email.toLowerCase(), email]),
  );
  return [...byEmail.values()];
}

function listFault(emails: readonly string[]): string | undefined {
  if (emails.length === 0) return t("none");
  const { emails: most } = invitationLimits;
  return emails.length > most ? t("tooMany", { most, actual: emails.length }) : undefined;
}

function emailFault(email: string, own: string): string | undefined {
  if (!isEmail(email))
    return t(isAccentedEmail(email) ? "accented" : "malformed", { email: email.slice(0, 80) });
  return email.toLowerCase() === own.toLowerCase() ? t("own", { email }) : undefined;
}
