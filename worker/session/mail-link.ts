import {
  type MailLinkKind,
  mailLinkQuery,
  mailLinkText,
  parseMailLink,
} from "../../shared/mail-link/mail-link.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext } from "../context.ts";
import { isSigned } from "../signature.ts";

/** Token of a mail's link, if the e-commerce API signed it for this subject. */
export async function followedMailLink(
  c: AppContext,
  kind: MailLinkKind,
  subject: string,
): Promise<{ token: string; isExpired: boolean } | undefined> {
  const token = c.req.query(mailLinkQuery) ?? "";
  const link = parseMailLink(token);
  if (!link) return undefined;
  const text = mailLinkText(kind, subject, link.expires);
  if (!(await isSigned(c.var.configuration.mailLinkSecret, text, link.signature))) return undefined;
  return { token, isExpired: link.expires * 1000 <= clock.now() };
}
