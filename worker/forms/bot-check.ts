import * as z from "zod/mini";
import { type BotCheckAction, type SenderProps, senderFields } from "../../shared/forms/bot-check.ts";
import type { AppContext } from "../context.ts";
import { botCheckService } from "../services.ts";
import { readStamp, stampOf } from "./form-stamp.ts";
import { Refusal } from "./refusal.ts";
import { addressOf, type LimitName, withinLimit } from "./within-limit.ts";

/** What a protected form asks of its sender. */
export interface BotCheck {
  action: BotCheckAction;
  /** Counts what comes without a token of the bot check. */
  few?: LimitName;
  /** Milliseconds that such a form was looked at, at least. */
  soonest?: number;
}

const text = z.catch(z.string(), "");

/** What a protected form carries beside its own fields. */
const senderSchema = z.object({
  [senderFields.token]: text,
  [senderFields.stamp]: text,
  [senderFields.trap]: text,
});

/**
 * Lets through what was sent by a person. With a token of the bot check that is the service's word; without one (no
 * scripts) the form must have been shown by us, looked at for a moment, its trap left empty, and be one of few
 * (docs/decisions/015-forms-without-scripts.md).
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
  { few = "UNCHECKED_LIMIT", soonest }: BotCheck,
  refuse: (reason: string) => Refusal,
): Promise<void> {
  const shown = await readStamp(c.var.configuration.botCheck.secret, stamp, { soonest });
  if (shown === "bad") throw refuse("neither token nor stamp");
  if (shown === "early") throw new Refusal("early");
  const within =
    (await withinLimit(c, few, `address ${addressOf(c)}`)) && (await withinLimit(c, few, `stamp ${stamp}`));
  if (!within) throw new Refusal("too-often");
}

/**
 * What a page with a protected form needs: how the bot check is loaded, and the stamp for those who load none.
 *
 * @param held the stamp that a form which comes back was posted with: it has been looked at since then
 */
export async function senderProps(c: AppContext, held?: string): Promise<SenderProps> {
  const { scriptUrl, siteKey, secret } = c.var.configuration.botCheck;
  const isOurs = held && (await readStamp(secret, held)) !== "bad";
  return { botCheck: { scriptUrl, siteKey }, stamp: isOurs ? held : await stampOf(secret) };
}
