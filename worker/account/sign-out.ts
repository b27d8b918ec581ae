import type { AppContext } from "../context.ts";
import { digestOf } from "../digest.ts";
import { clearCartToken } from "../session/cart-token.ts";
import { clearCookie, readCookie } from "../session/cookies.ts";
import { openSession } from "../session/open-session.ts";
import { clearTokens } from "../session/tokens.ts";

/** Clears tokens, personal data and cart (spec 4, logout). The refresh token is revoked after the response. */
export function signOut(c: AppContext): void {
  const refreshToken = readCookie(c, "refreshToken");
  if (refreshToken) c.executionCtx.waitUntil(endSessionOf(c, refreshToken));
  clearTokens(c);
  clearCartToken(c);
  clearCookie(c, "checkoutSeen");
  clearCookie(c, "formDraft");
  openSession(c, undefined, undefined);
}

async function endSessionOf(c: AppContext, refreshToken: string): Promise<void> {
  const { SESSION_REFRESH } = c.env;
  try {
    await SESSION_REFRESH.get(SESSION_REFRESH.idFromName(await digestOf(refreshToken))).end(refreshToken);
  } catch (error) {
    c.var.log.error("session not ended", error);
  }
}
