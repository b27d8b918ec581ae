import type { Context } from "hono";
import {
  type MailLinkKind,
  mailLinkQuery,
  mailLinkText,
  mailLinkToken,
  parseMailLink,
} from "../../shared/mail-link/mail-link.ts";
import { href } from "../../shared/routes.ts";
import { type ReminderAnswer, reminderHref } from "../../shared/subscription/reminder/reminder.ts";
import * as clock from "../../shared/time/clock.ts";
import type { SandboxEnv } from "../env.ts";
import type { Order } from "./order-store.ts";

/** Seconds. */
const followedFor = 60 * 86_400;

export async function followHref(
  c: Context<SandboxEnv>,
  { tokenValue }: Pick<Order, "tokenValue">,
  sentAt = clock.date(),
): Promise<string> {
  const token = await signed(c, "order", tokenValue, secondsOf(sentAt) + followedFor);
  return `${href("suivi-order", { order: tokenValue })}?${token}`;
}

export async function weighingHref(c: Context<SandboxEnv>, animal: number, expires: number): Promise<string> {
  const token = await signed(c, "weighing", String(animal), expires);
  return `${href("pesee-animal", { animal: String(animal) })}?${token}`;
}

/** The link ends when its parcel is prepared. */
export async function answerHref(
  c: Context<SandboxEnv>,
  { id, editableUntil }: { id: number; editableUntil: string },
  answer: ReminderAnswer,
): Promise<string> {
  const token = await signed(c, "reminder", String(id), secondsOf(new Date(editableUntil)));
  return `${reminderHref(id, answer)}?${token}`;
}

export const secondsOf = (date: Date): number => Math.floor(date.getTime() / 1000);

async function signed(
  c: Context<SandboxEnv>,
  kind: MailLinkKind,
  subject: string,
  expires: number,
): Promise<URLSearchParams> {
  const text = encoder.encode(mailLinkText(kind, subject, expires));
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(c, "sign"), text)).toHex();
  return new URLSearchParams({ [mailLinkQuery]: mailLinkToken(expires, signature) });
}

export async function isMailLink(
  c: Context<SandboxEnv>,
  kind: MailLinkKind,
  subject: string,
): Promise<boolean> {
  const link = parseMailLink(c.req.query("link"));
  if (!link || link.expires * 1000 <= clock.now()) return false;
  const text = encoder.encode(mailLinkText(kind, subject, link.expires));
  return crypto.subtle.verify("HMAC", await keyOf(c, "verify"), Uint8Array.fromHex(link.signature), text);
}

const encoder = new TextEncoder();

const keyOf = (c: Context<SandboxEnv>, usage: "sign" | "verify") =>
  crypto.subtle.importKey(
    "raw",
    encoder.encode(c.env.MAIL_LINK_SECRET),
    { name: "HMAC", hash: "SHA-256" },
    false,
    [usage],
  );
