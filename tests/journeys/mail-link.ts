import { createHmac } from "node:crypto";
import {
  type MailLinkKind,
  mailLinkQuery,
  mailLinkText,
  mailLinkToken,
} from "../../shared/mail-link/mail-link.ts";

/** MAIL_LINK_SECRET of the demo. */
const secret = "demo-mail-link-secret";

/** Unix seconds of the year 2100. */
const expires = 4_102_444_800;

export function mailLink(path: string, kind: MailLinkKind, subject: string): string {
  const signature = createHmac("sha256", secret)
    .update(mailLinkText(kind, subject, expires))
    .digest("hex");
  return `${path}?${mailLinkQuery}=${mailLinkToken(expires, signature)}`;
}
