import * as clock from "../../../shared/time/clock.ts";
import type { AppContext } from "../../context.ts";
import { isSigned, sign } from "../../signature.ts";
import { clearCookie, readCookie, writeCookie } from "../cookies.ts";

/** Seconds. */
const longestPreview = 60 * 60;

interface Invitation {
  to: string;
  /** Unix time in seconds. */
  until: string;
  signature: string;
}

/** Begins the preview that a content system's link invites to; false if the link is forged or too old. */
export async function beginPreview(c: AppContext, { to, until, signature }: Invitation): Promise<boolean> {
  const { contentWebhookSecret: secret } = c.var.configuration;
  if (!isOpen(until) || !(await isSigned(secret, `preview ${until} ${to}`, signature))) return false;
  writeCookie(c, "preview", `${until}.${await sign(secret, cookieText(until))}`, longestPreview);
  return true;
}

export const endPreview = (c: AppContext): void => clearCookie(c, "preview");

/** Verifies the signed cookie of a visitor who may read drafts. */
export async function isPreviewed(c: AppContext, secret: string): Promise<boolean> {
  const [, until = "", signature = ""] =
    /^(\d{1,12})\.([\da-f]{64})$/.exec(readCookie(c, "preview") ?? "") ?? [];
  return isOpen(until) && isSigned(secret, cookieText(until), signature);
}

const cookieText = (until: string) => `previewed ${until}`;

function isOpen(until: string): boolean {
  const left = Number(until) - clock.now() / 1000;
  return left > 0 && left <= longestPreview;
}
