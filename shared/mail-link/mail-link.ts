/** A page that a mail opens without a login. The name is signed, so that a link opens no page of another kind. */
export type MailLinkKind = "order" | "weighing" | "reminder";

export const mailLinkQuery = "jeton";

/** Signed under MAIL_LINK_SECRET, HMAC-SHA256. `expires` in Unix seconds. */
export const mailLinkText = (kind: MailLinkKind, subject: string, expires: number): string =>
  `${kind}\n${subject}\n${expires}`;

export const mailLinkToken = (expires: number, signature: string): string => `${expires}.${signature}`;

/** @returns undefined if it is no token of a mail's link */
export function parseMailLink(token: string | undefined): { expires: number; signature: string } | undefined {
  const [, expires, signature] = /^(\d{9,11})\.([0-9a-f]{64})$/.exec(token ?? "") ?? [];
  return expires && signature ? { expires: Number(expires), signature } : undefined;
}
