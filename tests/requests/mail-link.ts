import { env } from "cloudflare:workers";
import { type MailLinkKind, mailLinkText, mailLinkToken } from "../../shared/mail-link/mail-link.ts";
import { href } from "../../shared/routes.ts";
import { type ReminderAnswer, reminderHref } from "../../shared/subscription/reminder/reminder.ts";
import * as clock from "../../shared/time/clock.ts";
import { sign } from "../../worker/signature.ts";

/** @param signed order that the signature is for, if it is another than the address names */
export const followLink = (order: string, { days = 60, signed = order } = {}): Promise<string> =>
  withToken(href("suivi-order", { order }), { kind: "order", subject: signed, days });

export const answerLink = (
  subscription: number,
  answer: ReminderAnswer,
  { days = 3, signed = subscription, kind = "reminder" as MailLinkKind } = {},
): Promise<string> => withToken(reminderHref(subscription, answer), { kind, subject: String(signed), days });

async function withToken(
  path: string,
  { kind, subject, days }: { kind: MailLinkKind; subject: string; days: number },
): Promise<string> {
  const expires = Math.floor(clock.now() / 1000) + days * 86_400;
  const signature = await sign(env.MAIL_LINK_SECRET ?? "", mailLinkText(kind, subject, expires));
  return `${path}?jeton=${mailLinkToken(expires, signature)}`;
}
