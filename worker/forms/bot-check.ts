import * as z from "zod/mini";
import { type BotCheckAction, type SenderProps, senderFields } from "../../shared/forms/bot-check.ts";
import type { AppContext } from "../context.ts";
import { botCheckService } from "../services.ts";
import { readStamp, stampOf } from "./form-stamp.ts";
import { Refusal } from "./refusal.ts";
import { addressOf, type LimitName, withinLimit } from "./within-limit.ts";

export interface BotCheck {
  action: BotCheckAction;
  /** Limits posts without a bot check token. */
  uncheckedLimit?: LimitName;
  /** Milliseconds between rendering and posting, at least. */
  minimumAge?: number;
}

const text = z.catch(z.string(), "");

const senderSchema = z.object({
  [senderFields.token]: text,
  [senderFields.stamp]: text,
  [senderFields.trap]: text,
});

/**
 * A bot check token is verified by its service. Without one (no scripts) the form needs a valid stamp, an empty trap
 * and room in the limit (docs/decisions/015-forms-without-scripts.md).
 *
 * @throws Refusal
 */
export async function verifySender(c: AppContext, data: FormData, check: BotCheck): Promise<void> {
  const { configuration, log } = c.var;
  const { action } = check;
  const refuse = (reason: string) => {
    log.warn("form refused", { action, reason });
    return new Refusal("robot");
  };
  const sender = senderSchema.parse(Object.fromEntries(data));
  if (sender[senderFields.trap]) throw refuse("the trap was filled in");
  const token = sender[senderFields.token];
  if (!token) return verifyUnchecked(c, sender[senderFields.stamp], check, refuse);
  const { hostname } = new URL(c.req.url);
  const rejection = await botCheckService(c.env, configuration)
    .verify(token, { action, hostname })
    .catch((cause: unknown) => {
      log.error("bot check not available", cause, { action });
      throw new Refusal("unverified", undefined, { cause });
    });
  if (rejection) throw refuse(rejection);
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
    (await withinLimit(c, uncheckedLimit, `address ${addressOf(c)}`)) &&
    (await withinLimit(c, uncheckedLimit, `stamp ${stamp}`));
  if (!within) throw new Refusal("too-often");
}

/** @param postedStamp stamp of a posted form, reused if valid: its age counts */
export async function senderProps(c: AppContext, postedStamp?: string): Promise<SenderProps> {
  const { scriptUrl, siteKey, secret } = c.var.configuration.botCheck;
  const isOurs = postedStamp && (await readStamp(secret, postedStamp)) !== "bad";
  return { botCheck: { scriptUrl, siteKey }, stamp: isOurs ? postedStamp : await stampOf(secret) };
}
