import { signInHref } from "../../shared/account/sign-in/sign-in.ts";
import { personalNotices } from "../../shared/customer/personal.texts.ts";
import { personalHref } from "../../shared/customer/personal-sections.ts";
import { translator } from "../../shared/text/translator.ts";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext } from "../context.ts";
import type { FormRedirect } from "../forms/answer.ts";
import { Refusal } from "../forms/refusal.ts";
import { ecommerceService } from "../services/ecommerce-service.ts";
import { accountSessions } from "../session/account-sessions.ts";
import { beginSession } from "../session/begin-session.ts";
import { openSession } from "../session/open-session.ts";
import { clearTokens } from "../session/tokens.ts";
import { claimsOf } from "../upstream/ecommerce/customer/access-token.ts";
import type { Authentication } from "../upstream/ecommerce/customer/customer.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { inTime } from "../with-timeout.ts";

const t = translator(personalNotices);

interface Credentials {
  email: string;
  password: string;
}

/** Sends no session token, whose own 401 would end the session. */
export const tryPassword = (c: AppContext, credentials: Credentials): Promise<Authentication> => {
  const { log, deadline, configuration } = c.var;
  return ecommerceService(c.env, configuration, { log, deadline }).logIn(credentials);
};

interface Change {
  /** False if the answer does not prove success. */
  run: () => Promise<boolean>;
  former: Credentials;
  credentials: Credentials;
  notSaved: string;
  unsure: string;
}

interface SignedInAgain {
  isIn: boolean;
  others: "out" | "in" | "unreachable";
}

/** The API rejects the session's tokens after such a change; logging in again also proves the change. */
export async function changeAndSignInAgain(
  c: AppContext,
  { run, former, credentials, notSaved, unsure }: Change,
): Promise<SignedInAgain> {
  const doubt = await doubtOf(run);
  const formerName = claimsOf(c.var.session.token ?? "").username;
  const answer = await logInAsSelf(c, credentials).catch(async (error: unknown) => {
    if (!isRefused(error)) {
      if (doubt) throw new Refusal("unavailable", unsure, { cause: doubt, isUnsure: true });
      c.var.log.error("not logged in again", error);
      return undefined;
    }
    // The former credentials only work if nothing was changed.
    const isUnchanged = await logInAsSelf(c, former).then(
      () => true,
      () => false,
    );
    throw new Refusal("unavailable", isUnchanged ? notSaved : unsure, {
      cause: doubt ?? error,
      isUnsure: !isUnchanged,
    });
  });
  const others = await endOtherSessions(c, [formerName, credentials.email], answer);
  if (answer) await beginSession(c, answer);
  else leaveSession(c);
  return { isIn: answer !== undefined, others };
}

async function doubtOf(run: Change["run"]): Promise<UpstreamError | undefined> {
  try {
    return (await run()) ? undefined : new UpstreamError("customer", 502, { message: "no customer" });
  } catch (error) {
    if (error instanceof UpstreamError && error.isDoubtful) return error;
    throw error;
  }
}

/** @throws UpstreamError 401 if the credentials open another account, which may have the same password. */
async function logInAsSelf(c: AppContext, credentials: Credentials): Promise<Authentication> {
  const answer = await tryPassword(c, credentials);
  if (answer.customerId !== c.var.session.customerId)
    throw new UpstreamError("login", 401, { message: "another account" });
  return answer;
}

const isRefused = (error: unknown) => error instanceof UpstreamError && error.status === 401;

/**
 * Call before the new session begins, or it ends too. Its first access token is rejected and refreshed, unless
 * there is no refresh token: then tokens of the same second stay good.
 */
async function endOtherSessions(
  c: AppContext,
  names: readonly (string | undefined)[],
  answer: Authentication | undefined,
): Promise<SignedInAgain["others"]> {
  const token = answer?.token ?? c.var.session.token ?? "";
  const { iat } = claimsOf(token);
  const issuedAt = (answer && iat) ?? Math.floor(clock.now() / 1000);
  const goodSince = answer && answer.refreshToken === undefined ? issuedAt : issuedAt + 1;
  const accounts = new Set(names.flatMap((name) => name?.toLowerCase() ?? []));
  try {
    for (const account of accounts) {
      const sessions = await accountSessions(c.env, account);
      await inTime(sessions.endSessions());
      await inTime(sessions.endBefore(goodSince));
    }
    return canEndOthers(token) ? "out" : "unreachable";
  } catch (error) {
    c.var.log.error("other sessions not ended", error);
    return "in";
  }
}

/** The shop can end sessions only if their tokens tell account and age. */
export function canEndOthers(token: string): boolean {
  const { username, iat } = claimsOf(token);
  return username !== undefined && iat !== undefined;
}

function leaveSession(c: AppContext): void {
  clearTokens(c);
  openSession(c, undefined, c.var.session.cartToken);
}

export const sayOthers = (others: "in" | "unreachable"): string =>
  t(others === "in" ? "othersIn" : "othersStay");

export const toSignIn = (text: string): FormRedirect => ({
  to: signInHref(personalHref()),
  notice: { tone: "info", text, draft: { signIn: "changed" } },
});
