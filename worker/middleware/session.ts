import { createMiddleware } from "hono/factory";
import type { AppContext, AppEnv } from "../context.ts";
import { digestOf } from "../digest.ts";
import { isCartToken, readCookie } from "../session/cookies.ts";
import { openSession } from "../session/open-session.ts";
import type { RefreshOutcome } from "../session/session-refresh.ts";
import { dropTokens, isEnded, keepTokens, type Tokens } from "../session/tokens.ts";
import { customerIdOf, refreshLead, tokenExpiry } from "../upstream/ecommerce/customer.ts";
import { withTimeout } from "../with-timeout.ts";

/**
 * Reads the auth cookies and refreshes the token ten minutes before it expires (spec 4, session). A refresh that the
 * API refuses clears the session; while the API does not answer, or takes its time, a token that is still good goes on
 * serving.
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
  const customerUri = readCookie(c, "customerUri") ?? "";
  // A token of nobody opens nothing: what is the customer's own is told by whom it belongs to.
  const isSomebodys = customerIdOf(customerUri) !== undefined;
  const left = token && isSomebodys ? (tokenExpiry(token) ?? 0) - Date.now() : 0;
  if (token && left > refreshLead) return { token, customerUri };
  const stillGood = token && left > 0 ? { token, customerUri } : undefined;
  if (!refreshToken) {
    if (token && !stillGood) dropTokens(c);
    return stillGood;
  }

  const asked = refresh(c, refreshToken);
  const outcome = await (stillGood ? within(c, asked) : asked);
  if ("tokens" in outcome) {
    const renewed = keepTokens(c, outcome.tokens);
    return (tokenExpiry(renewed.token) ?? 0) > Date.now() ? renewed : undefined;
  }
  if ("refused" in outcome) {
    c.var.log.warn("session refresh refused", { reason: outcome.refused });
    dropTokens(c);
    return undefined;
  }
  c.var.log.warn("session not refreshed", { reason: outcome.unavailable });
  return stillGood;
}

/** Milliseconds that a page waits for new tokens while the old ones are good; they come with a later one then. */
const patience = 1000;

async function within(c: AppContext, asked: Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  c.executionCtx.waitUntil(asked);
  return (await withTimeout(asked, patience)) ?? { unavailable: "too slow" };
}

async function refresh(c: AppContext, refreshToken: string): Promise<RefreshOutcome> {
  const { SESSION_REFRESH } = c.env;
  return SESSION_REFRESH.get(SESSION_REFRESH.idFromName(await digestOf(refreshToken)))
    .refresh(refreshToken)
    .catch((error: unknown) => ({ unavailable: String(error) }));
}
