import type { FormErrors } from "../../shared/forms/form-errors.ts";
import { invitationErrors, invitationNotices } from "../../shared/sponsorship/invitation.texts.ts";
import type { Invitation } from "../../shared/sponsorship/invitation.ts";
import { invitationLimits } from "../../shared/sponsorship/invitation-limits.ts";
import type { Sponsorships } from "../../shared/sponsorship/sponsorship.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, Services } from "../context.ts";
import { giveBackLong, takeLong } from "../forms/long-limit.ts";
import { Refusal } from "../forms/refusal.ts";
import { emailKey } from "../forms/within-limit.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { faultOf } from "../upstream/violation-fault.ts";
import { invitationFaults } from "./invitation-faults.ts";
import { countNew, invitedInLastHour, wereJustInvited } from "./list-changes.ts";

const say = translator(invitationNotices);
const t = translator(invitationErrors);

/** Seconds. */
const hour = 3600;

export async function invite(
  c: AppContext,
  { emails, message, friends }: Invitation,
  before: Sponsorships | null,
): Promise<void> {
  requireWithinHour(emails.length, before);
  await requireWithinDay(c, emails);
  try {
    await c.var.ecommerce.invite(emails, message);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (!error.isDoubtful) await giveBack(c, emails);
    const isDone = areAllKnown(error, emails)
      ? await isSecondPress(c.var, emails, friends)
      : await wereInvited(c.var, error, emails, before);
    if (isDone) return;
    throw refusalFor(error, emails);
  }
}

function requireWithinHour(count: number, before: Sponsorships | null): void {
  const { hour: most } = invitationLimits;
  const left = Math.max(0, most - invitedInLastHour(before?.members ?? [], clock.date()));
  if (count > left) throw new Refusal("too-often", say("hour", { most, left }), { wait: hour });
}

/** Limited per invited mailbox, across all inviters. @throws Refusal */
async function requireWithinDay(c: AppContext, emails: readonly string[]): Promise<void> {
  const taken = await Promise.all(
    emails.map(async (email) => ({ email, taken: await takeLong(c, "INVITATION_MAILS", emailKey(email)) })),
  );
  const over = taken.filter((one) => one.taken === "over");
  if (over.length === 0) return;
  await giveBack(
    c,
    taken.filter((one) => one.taken === "within").map(({ email }) => email),
  );
  const text = over.map(({ email }) => t("refused", { email })).join("\n");
  throw new Refusal("wrong", { fields: { emails: text }, form: emails.length > 1 ? [t("nobody")] : [] });
}

const giveBack = (c: AppContext, emails: readonly string[]) =>
  Promise.all(emails.map((email) => giveBackLong(c, "INVITATION_MAILS", emailKey(email))));

/** @throws Refusal if nobody knows: a second try might send two mails */
async function wereInvited(
  { ecommerce }: Services<"ecommerce">,
  error: UpstreamError,
  emails: readonly string[],
  before: Sponsorships | null,
): Promise<boolean> {
  if (!error.isDoubtful) return false;
  const after = before && (await ecommerce.sponsorships().catch(() => null));
  if (!after) throw new Refusal("unavailable", say("unsure"), { cause: error });
  if (countNew(before.members, after.members) >= emails.length) return true;
  if (error.mayStillRun) throw new Refusal("unavailable", say("unsure"), { cause: error });
  return false;
}

async function isSecondPress(
  { ecommerce }: Services<"ecommerce">,
  emails: readonly string[],
  friends: number | null,
): Promise<boolean> {
  if (friends === null) return false;
  const now = await ecommerce.sponsorships().catch(() => null);
  return wereJustInvited(now?.members ?? [], emails, { since: friends, now: clock.date() });
}

function areAllKnown({ problem }: UpstreamError, emails: readonly string[]): boolean {
  const known = problem.violations.filter((violation) => faultOf(violation) === "taken");
  return known.length === problem.violations.length && known.length >= emails.length;
}

function refusalFor(cause: UpstreamError, emails: readonly string[]): unknown {
  if (cause.status === 429) {
    const { hour: most } = invitationLimits;
    return new Refusal("too-often", say("hour", { most, left: 0 }), { wait: hour, cause });
  }
  if (!cause.refused || cause.problem.violations.length === 0) return cause;
  const errors: FormErrors = invitationFaults(cause.problem, emails);
  return new Refusal("wrong", errors, { cause });
}
