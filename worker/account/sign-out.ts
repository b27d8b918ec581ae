import type { AppContext } from "../context.ts";
import { ecommerceService } from "../services/ecommerce-service.ts";
import { accountSessions } from "../session/account-sessions.ts";
import { clearCookie, customerCookies, readCookie } from "../session/cookies.ts";
import { openSession } from "../session/open-session.ts";
import { sessionRefresh } from "../session/session-refresh.ts";
import { dropPrefetched } from "../session/tokens.ts";
import { claimsOf } from "../upstream/ecommerce/customer/access-token.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { inTime } from "../with-timeout.ts";

/** Milliseconds. */
const ownTime = 3000;

/** Also revokes the tokens. @returns false if the revocation could not be stored */
export async function signOut(c: AppContext): Promise<boolean> {
  const isEnded = await endSession(c).catch((error: unknown) => {
    c.var.log.error("session not ended", error);
    return false;
  });
  for (const name of customerCookies) clearCookie(c, name);
  dropPrefetched(c);
  openSession(c, undefined, undefined);
  return isEnded;
}

async function endSession(c: AppContext): Promise<boolean> {
  const refreshToken = readCookie(c, "refreshToken");
  if (!refreshToken) return endAccessToken(c);
  await inTime((await sessionRefresh(c.env, refreshToken)).end(refreshToken), ownTime);
  return true;
}

/** Asks the API first: a forged token must not end anybody's sessions. */
async function endAccessToken(c: AppContext): Promise<boolean> {
  const { token, customerId } = c.var.session;
  if (!token || !customerId) return true;
  const { username, iat } = claimsOf(token);
  if (username === undefined || iat === undefined) return true;
  const { log, deadline, configuration } = c.var;
  try {
    await ecommerceService(c.env, configuration, { token, log, deadline }).customer(customerId);
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 401) return true;
    throw error;
  }
  await inTime((await accountSessions(c.env, username)).endBefore(iat + 1), ownTime);
  return true;
}
