import { type FormGuard, type GuardedAction, guardFields } from "../../shared/forms/bot-check.ts";
import type { AppContext } from "../context.ts";
import { botCheckService } from "../services.ts";
import { readStamp, stampOf } from "./form-stamp.ts";
import { textField } from "./posted-form.ts";
import { addressOf, type LimitName, withinLimit } from "./within-limit.ts";

/** Who seems to have sent a form: `refused` and `unavailable` are told how to reach a person instead. */
export type Verdict = "good" | "early" | "too-often" | "refused" | "unavailable";

/** What is asked of a form that comes without a token of the bot check. */
interface UncheckedBounds {
  /** Counts them. */
  few?: LimitName;
  /** Milliseconds that it was looked at, at least. */
  soonest?: number;
}

/**
 * Whether a protected form was sent by a person. With a token of the bot check that is the service's word; without one
 * (no scripts) the form must have been shown by us, looked at for a moment, its trap left empty, and be one of few
 * (docs/decisions/015-forms-without-scripts.md).
 */
export async function guardForm(
  c: AppContext,
  data: FormData,
  action: GuardedAction,
  unchecked: UncheckedBounds = {},
): Promise<Verdict> {
  const { configuration, log } = c.var;
  if (textField(data, guardFields.trap)) {
    log.warn("form refused", { action, reason: "the trap was filled in" });
    return "refused";
  }
  const token = textField(data, guardFields.token);
  if (!token) return guardUnchecked(c, textField(data, guardFields.stamp), action, unchecked);
  try {
    const { hostname } = new URL(c.req.url);
    const fault = await botCheckService(c.env, configuration).faultOf(token, { action, hostname });
    if (fault) log.warn("form refused", { action, reason: fault });
    return fault ? "refused" : "good";
  } catch (error) {
    log.error("bot check not available", error, { action });
    return "unavailable";
  }
}

async function guardUnchecked(
  c: AppContext,
  stamp: string,
  action: string,
  { few = "UNCHECKED_LIMIT", soonest }: UncheckedBounds,
): Promise<Verdict> {
  const shown = await readStamp(c.var.configuration.botCheck.secret, stamp, { soonest });
  if (shown === "bad") c.var.log.warn("form refused", { action, reason: "neither token nor stamp" });
  if (shown !== "good") return shown === "early" ? "early" : "refused";
  const within =
    (await withinLimit(c, few, `address ${addressOf(c)}`)) && (await withinLimit(c, few, `stamp ${stamp}`));
  return within ? "good" : "too-often";
}

/**
 * What a page with a protected form needs: how the bot check is loaded, and the stamp for those who load none.
 *
 * @param held the stamp that a form which comes back was posted with: it has been looked at since then
 */
export async function guardProps(c: AppContext, held?: string): Promise<FormGuard> {
  const { scriptUrl, siteKey, secret } = c.var.configuration.botCheck;
  const isOurs = held && (await readStamp(secret, held)) !== "bad";
  return { botCheck: { scriptUrl, siteKey }, stamp: isOurs ? held : await stampOf(secret) };
}
