import * as z from "zod/mini";
import { type BotCheckAction, type SenderProps, senderFields } from "../../shared/forms/bot-check.ts";
import type { AppContext, Services } from "../context.ts";
import { botCheckService } from "../services/bot-check-service.ts";
import { knowPerson } from "../session/known-sender.ts";
import type { BotVerdict } from "../upstream/bot-check.ts";
import { readStamp, stampOf } from "./form-stamp.ts";
import { textField } from "./posted.ts";
import { Refusal } from "./refusal.ts";
import { type LimitName, networkKey, senderKey, withinLimit, withinNetworkLimit } from "./within-limit.ts";

export interface BotCheck {
  action: BotCheckAction;
  uncheckedLimit?: LimitName;
  /** Minimum milliseconds between rendering and posting. */
  minimumAge?: number;
  /** If set, the bot check runs only when this returns true. */
  isAsked?: (c: AppContext, stamp: string) => Promise<boolean>;
}

const text = z.catch(z.string(), "");

const senderSchema = z.object({
  [senderFields.token]: text,
  [senderFields.stamp]: text,
  [senderFields.trap]: text,
});

/** A form without a token needs a stamp, an empty trap and room in the limit. @throws Refusal */
export async function verifySender(c: AppContext, data: FormData, check: BotCheck): Promise<boolean> {
  const { action, isAsked } = check;
  const refuse = (reason: string) => {
    c.var.log.warn("form refused", { action, reason });
    return new Refusal("robot");
  };
  const sender = senderSchema.parse(Object.fromEntries(data));
  if (sender[senderFields.trap]) throw refuse("the trap was filled in");
  const stamp = sender[senderFields.stamp];
  if (isAsked && !(await isAsked(c, stamp))) return false;
  const token = sender[senderFields.token];
  const verdict = token ? await verdictOn(c, token, action) : undefined;
  if (verdict?.is === "robot") throw refuse(verdict.reason);
  const isPerson = verdict?.is === "person";
  if (isPerson) await knowPerson(c);
  else await verifyUnchecked(c, stamp, check, refuse);
  return isPerson;
}

/** Verified people have their own quota on a network over its limit. Verifications are limited, too. */
export async function isPersonBeyondLimit(
  c: AppContext,
  data: FormData,
  { action }: BotCheck,
  limit: LimitName,
): Promise<boolean> {
  const token = textField(data, senderFields.token);
  if (!token || !(await withinLimit(c, "CHALLENGE_LIMIT", networkKey(c.req)))) return false;
  const verdict = await verdictOn(c, token, action);
  return verdict?.is === "person" && withinLimit(c, limit, senderKey(await knowPerson(c)));
}

async function verdictOn(c: AppContext, token: string, action: string): Promise<BotVerdict | undefined> {
  const { configuration, deadline, log } = c.var;
  if (!configuration.botCheck.verifyUrl) return undefined;
  const { hostname } = new URL(c.req.url);
  try {
    const verdict = await botCheckService(c.env, configuration, deadline).verify(token, { action, hostname });
    if (verdict.is === "unknown") log.warn("bot check tells nothing", { action, reason: verdict.reason });
    if (verdict.is === "broken") log.error("bot check not usable", new Error(verdict.reason), { action });
    return verdict;
  } catch (error) {
    log.error("bot check not available", error, { action });
    return undefined;
  }
}

async function verifyUnchecked(
  c: AppContext,
  stamp: string,
  { uncheckedLimit = "UNCHECKED_LIMIT", minimumAge }: BotCheck,
  refuse: (reason: string) => Refusal,
): Promise<void> {
  const shown = await readStamp(c.var.configuration.botCheck.secret, stamp, { minimumAge });
  if (shown === "bad") throw refuse("neither token nor stamp");
  if (shown === "early") throw new Refusal("early");
  const within =
    (await withinNetworkLimit(c, uncheckedLimit)) && (await withinLimit(c, uncheckedLimit, `stamp ${stamp}`));
  if (!within) throw new Refusal("too-often");
}

/** @param postedStamp stamp of a posted form, reused if valid so that its age keeps counting */
export async function senderProps(
  { configuration }: Services<"configuration">,
  postedStamp?: string,
): Promise<SenderProps> {
  const { scriptUrl, siteKey, secret } = configuration.botCheck;
  const isOurs = postedStamp && (await readStamp(secret, postedStamp)) !== "bad";
  return { botCheck: { scriptUrl, siteKey }, stamp: isOurs ? postedStamp : await stampOf(secret) };
}
