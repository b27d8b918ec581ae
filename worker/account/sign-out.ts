import type { AppContext } from "../context.ts";
import { clearCartToken } from "../session/cart-token.ts";
import { clearCookie, readCookie } from "../session/cookies.ts";
import { openSession } from "../session/open-session.ts";
import { sessionRefresh } from "../session/session-refresh.ts";
import { clearTokens } from "../session/tokens.ts";

/** Clears tokens, personal data and cart (spec 4, logout). What was copied before opens nothing after. */
export async function signOut(c: AppContext): Promise<void> {
  const refreshToken = readCookie(c, "refreshToken");
  if (refreshToken) await endSessionOf(c, refreshToken);
  clearTokens(c);
  clearCartToken(c);
  clearCookie(c, "checkoutSeen");
  clearCookie(c, "formDraft");
  openSession(c, undefined, undefined);
}

async function endSessionOf(c: AppContext, refreshToken: string): Promise<void> {
  try {
    await (await sessionRefresh(c.env, refreshToken)).end(refreshToken);
  } catch (error) {
    c.var.log.error("session not ended", error);
  }
}
