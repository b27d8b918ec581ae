import { createMiddleware } from "hono/factory";
import type { AppContext, AppEnv } from "../context.ts";
import { digestOf } from "../digest.ts";
import { isCartToken, readCookie } from "../session/cookies.ts";
import { openSession } from "../session/open-session.ts";
import type { RefreshOutcome } from "../session/session-refresh.ts";
import { clearTokens, isEnded, readCustomerId, saveTokens, type Tokens } from "../session/tokens.ts";
import { refreshLead, tokenExpiry } from "../upstream/ecommerce/customer.ts";
import { withTimeout } from "../with-timeout.ts";

/**
 * Refreshes the token ten minutes before it expires (spec 4, session). A refused refresh clears the session; during an
 * outage a token that is still valid serves on.
 */
export const session = createMiddleware<AppEnv>(async function session(c, next) {
  const cartToken = readCookie(c, "cartToken");
  openSession(c, await currentTokens(c), cartToken && isCartToken(cartToken) ? cartToken : undefined);
  await next();
});

async function currentTokens(c: AppContext): Promise<Tokens | undefined> {
  const token = readCookie(c, "jwtTokenRaw");
  if (token && isEnded(c, token)) return undefined;
  const refreshToken = readCookie(c, "refreshToken");
  const customerId = readCustomerId(c);
  // Without its customer a token is of no use.
  const tokens = token && customerId ? { token, customerId } : undefined;
  const left = tokens ? (tokenExpiry(tokens.token) ?? 0) - Date.now() : 0;
  if (left > refreshLead) return tokens;
  const stillGood = left > 0 ? tokens : undefined;
  if (!refreshToken) {
    if (token && !stillGood) clearTokens(c);
    return stillGood;
  }

  const refreshing = refresh(c, refreshToken);
  const outcome = await (stillGood ? inTime(c, refreshing) : refreshing);
  if ("tokens" in outcome) {
    const renewed = saveTokens(c, outcome.tokens);
    return (tokenExpiry(renewed.token) ?? 0) > Date.now() ? renewed : undefined;
  }
  if ("refused" in outcome) {
    c.var.log.warn("session refresh refused", { reason: outcome.refused });
    clearTokens(c);
    return undefined;
  }
  c.var.log.warn("session not refreshed", { reason: outcome.unavailable });
  return stillGood;
}

/** Milliseconds to wait for new tokens while the old ones are valid. */
const refreshTimeout = 1000;

async function inTime(c: AppContext, refreshing: Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  c.executionCtx.waitUntil(refreshing);
  return (await withTimeout(refreshing, refreshTimeout)) ?? { unavailable: "too slow" };
}

async function refresh(c: AppContext, refreshToken: string): Promise<RefreshOutcome> {
  const { SESSION_REFRESH } = c.env;
  return SESSION_REFRESH.get(SESSION_REFRESH.idFromName(await digestOf(refreshToken)))
    .refresh(refreshToken)
    .catch((error: unknown) => ({ unavailable: String(error) }));
}
