import { env } from "cloudflare:workers";
import { mailLinkText, mailLinkToken } from "../../shared/mail-link/mail-link.ts";
import { href } from "../../shared/routes.ts";
import * as clock from "../../shared/time/clock.ts";
import { sign } from "../../worker/signature.ts";

/** @param signed order that the signature is for, if it is another than the address names */
export async function followLink(order: string, { days = 60, signed = order } = {}): Promise<string> {
  const expires = Math.floor(clock.now() / 1000) + days * 86_400;
  const signature = await sign(env.MAIL_LINK_SECRET ?? "", mailLinkText("order", signed, expires));
  return `${href("suivi-order", { order })}?jeton=${mailLinkToken(expires, signature)}`;
}
