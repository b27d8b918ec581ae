import { signInHref } from "../../shared/account/sign-in.ts";
import { personalHref } from "../../shared/customer/personal-sections.ts";
import type { AppContext } from "../context.ts";
import type { FormRedirect } from "../forms/answer.ts";
import { Refusal } from "../forms/refusal.ts";
import { ecommerceService } from "../services.ts";
import { accountSessions } from "../session/account-sessions.ts";
import { beginSession } from "../session/begin-session.ts";
import { openSession } from "../session/open-session.ts";
import { clearTokens } from "../session/tokens.ts";
import { claimsOf } from "../upstream/ecommerce/access-token.ts";
import type { Authentication } from "../upstream/ecommerce/customer.ts";
import { UpstreamError } from "../upstream/http.ts";

interface Credentials {
  email: string;
  password: string;
}

/** Without the session's token, whose own 401 would end the session. */
export const tryPassword = (c: AppContext, credentials: Credentials): Promise<Authentication> => {
  const { log, deadline, configuration } = c.var;
  return ecommerceService(c.env, configuration, { log, deadline }).logIn(credentials);
};

interface Change {
  run: () => Promise<void>;
  /** What logs in once it is done. */
  credentials: Credentials;
  notSaved: string;
  unsure: string;
}

/**
 * A change after which the API takes the session's tokens no more: this browser logs in again with it, which also
 * tells what became of a doubtful write. All other sessions of the account end.
 *
 * @returns false where it is done, and nobody is logged in
 * @throws Refusal where it is not done, or nobody knows; UpstreamError as `run`
 */
export async function changeAndSignInAgain(
  c: AppContext,
  { run, credentials, notSaved, unsure }: Change,
): Promise<boolean> {
  const doubt = await run().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof UpstreamError && error.isDoubtful) return error;
      throw error;
    },
  );
  const former = claimsOf(c.var.session.token ?? "").username;
  const answer = await tryPassword(c, credentials).catch((error: unknown) => {
    if (!doubt) {
      c.var.log.error("not logged in again", error);
      return undefined;
    }
    const isRefused = error instanceof UpstreamError && error.status === 401;
    throw new Refusal("unavailable", isRefused ? notSaved : unsure, { cause: doubt });
  });
  await endOtherSessions(c, [former, credentials.email], answer);
  if (answer) await beginSession(c, answer);
  else leaveSession(c);
  return answer !== undefined;
}

/**
 * Their refresh tokens are the API's to revoke (docs/decisions/034-session-end.md). This browser's new token may be of
 * the same second as theirs: it refreshes once.
 */
async function endOtherSessions(
  c: AppContext,
  names: readonly (string | undefined)[],
  answer: Authentication | undefined,
): Promise<void> {
  const issuedAt = (answer && claimsOf(answer.token).iat) ?? Math.floor(Date.now() / 1000);
  const accounts = new Set(names.flatMap((name) => name?.toLowerCase() ?? []));
  try {
    for (const account of accounts) await (await accountSessions(c.env, account)).endBefore(issuedAt + 1);
  } catch (error) {
    c.var.log.error("access tokens not ended", error);
  }
}

function leaveSession(c: AppContext): void {
  clearTokens(c);
  openSession(c, undefined, c.var.session.cartToken);
}

/** The login, which says why and leads back. */
export const toSignIn = (text: string): FormRedirect => ({
  to: signInHref(personalHref()),
  notice: { tone: "info", text, draft: { signIn: "changed" } },
});
