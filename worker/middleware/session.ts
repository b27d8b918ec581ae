import { createMiddleware } from "hono/factory";
import * as clock from "../../shared/time/clock.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { withinNetworkLimit } from "../forms/within-limit.ts";
import { accountSessions } from "../session/account-sessions.ts";
import { isCartToken, readCookie } from "../session/cookies.ts";
import { knowCustomer } from "../session/known-sender.ts";
import { openSession } from "../session/open-session.ts";
import { sessionRefresh } from "../session/session-refresh.ts";
import type { SessionTokens } from "../session/session-storage.ts";
import { type RefreshOutcome, refreshOutcomeSchema } from "../session/spend-refresh-token.ts";
import { clearTokens, isSessionEnded, readCustomerId, saveTokens, type Tokens } from "../session/tokens.ts";
import { isPrefetch, isVisit } from "../session/visitor/visit.ts";
import { claimsOf, isOpaque, refreshLead, tokenExpiry } from "../upstream/ecommerce/customer/access-token.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { withTimeout } from "../with-timeout.ts";

/** A refused refresh clears the session; during an outage a token that is still valid stays in use. */
export const session = createMiddleware<AppEnv>(async function session(c, next) {
  const cartToken = readCookie(c, "cartToken");
  const tokens = await currentTokens(c);
  const isUnknown = tokens === "unknown";
  const known = isUnknown ? undefined : tokens;
  const renewal = renewalOf(c, known?.token ?? "");
  openSession(c, known, cartToken && isCartToken(cartToken) ? cartToken : undefined, renewal.renew);
  if (isUnknown) c.var.session.isUnknown = true;
  await next();
  await renewal.end();
});

/** Only the API knows the end of an opaque token, so its refusal refreshes the session, once per request. */
function renewalOf(c: AppContext, token: string) {
  let renewal: Promise<Tokens | undefined> | undefined;
  let isAnswered = false;
  return {
    async renew(): Promise<Tokens | undefined> {
      // New tokens of a late call could no longer reach the browser.
      if (isOpaque(token) && !isAnswered) renewal ??= renewTokens(c);
      return renewal;
    },
    async end(): Promise<void> {
      isAnswered = true;
      await renewal?.catch(() => {});
    },
  };
}

/** @throws UpstreamError if it is unknown whether the session continues, or may be asked at the visit only */
async function renewTokens(c: AppContext): Promise<Tokens | undefined> {
  const refreshToken = readCookie(c, "refreshToken");
  if (!refreshToken) return undefined;
  if (isPrefetch(c.req) && !isVisit(c)) throw new UpstreamError("session", 503, undefined);
  const outcome = await refresh(c, refreshToken, longestRefresh);
  if ("tokens" in outcome) return takeTokens(c, outcome.tokens);
  const reason = "refused" in outcome ? outcome.refused : outcome.unavailable;
  c.var.log.warn("refused" in outcome ? "session refresh refused" : "session not refreshed", { reason });
  if ("unavailable" in outcome) throw new UpstreamError("session", 503, undefined);
  return undefined;
}

async function takeTokens(c: AppContext, tokens: SessionTokens): Promise<Tokens> {
  const renewed = saveTokens(c, tokens);
  await knowCustomer(c, renewed.customerId);
  return renewed;
}

async function currentTokens(c: AppContext): Promise<Tokens | "unknown" | undefined> {
  const token = readCookie(c, "jwtTokenRaw");
  if (token && isSessionEnded(c, token)) return undefined;
  const refreshToken = readCookie(c, "refreshToken");
  const customerId = readCustomerId(c);
  const tokens = token && customerId ? { token, customerId } : undefined;
  const left = tokens ? (tokenExpiry(tokens.token) ?? 0) - clock.now() : 0;
  const stillGood = tokens && left > 0 && !(await isOver(c, tokens.token)) ? tokens : undefined;
  if (stillGood && (left > refreshLead || isPrefetch(c.req))) return stillGood;
  if ((token || refreshToken) && isPrefetch(c.req) && !isVisit(c)) return undefined;
  if (!refreshToken) {
    if (token && !stillGood) clearTokens(c);
    return stillGood;
  }

  let outcome = await refresh(c, refreshToken, stillGood ? refreshTimeout : longestRefresh);
  // Remembered tokens may have been ended, too. Newly issued ones are valid even in the second of a logout.
  for (let more = 2; more > 0 && "tokens" in outcome && outcome.isRemembered; more--) {
    if (!(await isOver(c, outcome.tokens.token))) break;
    outcome = await refresh(c, outcome.tokens.refreshToken, longestRefresh);
  }
  if ("tokens" in outcome) {
    const renewed = await takeTokens(c, outcome.tokens);
    return (tokenExpiry(renewed.token) ?? 0) > clock.now() ? renewed : undefined;
  }
  if ("refused" in outcome) {
    c.var.log.warn("session refresh refused", { reason: outcome.refused });
    clearTokens(c);
    return undefined;
  }
  c.var.log.warn("session not refreshed", { reason: outcome.unavailable });
  return stillGood ?? "unknown";
}

const lookUpTimeout = 1000;

/**
 * The API still accepts such a token. An unknown end counts as false
 * (docs/decisions/005-session-refresh-object.md).
 */
async function isOver(c: AppContext, token: string): Promise<boolean> {
  const { username, iat } = claimsOf(token);
  if (username === undefined || iat === undefined) return false;
  try {
    const goodSince = await withTimeout((await accountSessions(c.env, username)).goodSince(), lookUpTimeout);
    if (goodSince === undefined) throw new Error("too slow");
    return iat < goodSince;
  } catch (error) {
    c.var.log.error("end of the session not known", error);
    return false;
  }
}

/** Milliseconds to wait for new tokens while the old ones are valid. */
const refreshTimeout = 1000;

/** Milliseconds to wait without valid tokens; afterwards this page is rendered as anonymous. */
const longestRefresh = 2000;

async function refresh(c: AppContext, refreshToken: string, patience: number): Promise<RefreshOutcome> {
  if (!(await withinNetworkLimit(c, "REFRESH_LIMIT"))) return { unavailable: "too often" };
  try {
    const object = await sessionRefresh(c.env, refreshToken);
    const refreshing: Promise<unknown> = object.refresh(refreshToken, patience);
    c.executionCtx.waitUntil(refreshing.catch(() => {}));
    const answer = await withTimeout(refreshing, patience);
    if (answer === undefined) return { unavailable: "too slow" };
    return refreshOutcomeSchema.safeParse(answer).data ?? { unavailable: "answer not readable" };
  } catch (error) {
    return { unavailable: String(error) };
  }
}
