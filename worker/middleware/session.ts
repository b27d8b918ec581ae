import { createMiddleware } from "hono/factory";
import { defaultCustomer, refreshLead, tokenExpiry } from "../../shared/customer.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { digestOf } from "../digest.ts";
import { clearCookie, readCookie, writeCookie, yearInSeconds } from "../session/cookies.ts";
import type { RefreshOutcome } from "../session/session-refresh.ts";
import { ecommerceService } from "../upstream/services.ts";

/**
 * Reads the auth cookies and refreshes the token ten minutes before it expires (spec 4, session). A refresh that the
 * API refuses clears the session; while the API does not answer, a token that is still good goes on serving.
 */
export const session = createMiddleware<AppEnv>(async function session(c, next) {
  const found = await currentTokens(c);
  const cartToken = readCookie(c, "cartToken");
  const ecommerce = ecommerceService(c.env, c.var.configuration, {
    token: found?.token,
    onTokenRefused: () => logOut(c),
  });
  c.set("ecommerce", ecommerce);
  c.set("session", {
    loggedIn: found !== undefined,
    ...(found ? { token: found.token, customerUri: found.customerUri } : {}),
    ...(cartToken && isToken(cartToken) ? { cartToken } : {}),
    customer: once(async () => {
      if (!found) return defaultCustomer;
      return ecommerce.customer(found.customerUri).catch((error: unknown) => {
        c.var.log.error("customer not loaded", error);
        return defaultCustomer;
      });
    }),
  });
  await next();
});

interface Tokens {
  token: string;
  customerUri: string;
}

async function currentTokens(c: AppContext): Promise<Tokens | undefined> {
  const token = readCookie(c, "jwtTokenRaw");
  const refreshToken = readCookie(c, "refreshToken");
  const customerUri = readCookie(c, "customerUri") ?? "";
  const left = token ? (tokenExpiry(token) ?? 0) - Date.now() : 0;
  if (token && left > refreshLead) return { token, customerUri };
  const stillGood = token && left > 0 ? { token, customerUri } : undefined;
  if (!refreshToken) {
    if (token && !stillGood) endSession(c);
    return stillGood;
  }

  const outcome = await refresh(c, refreshToken);
  if ("tokens" in outcome) {
    const { token: renewed, refresh_token, customer } = outcome.tokens;
    writeCookie(c, "jwtTokenRaw", renewed, yearInSeconds);
    writeCookie(c, "refreshToken", refresh_token, yearInSeconds);
    writeCookie(c, "customerUri", customer, yearInSeconds);
    return (tokenExpiry(renewed) ?? 0) > Date.now() ? { token: renewed, customerUri: customer } : undefined;
  }
  if ("refused" in outcome) {
    c.var.log.warn("session refresh refused", { reason: outcome.refused });
    endSession(c);
    return undefined;
  }
  c.var.log.warn("session not refreshed", { reason: outcome.unavailable });
  return stillGood;
}

async function refresh(c: AppContext, refreshToken: string): Promise<RefreshOutcome> {
  const { SESSION_REFRESH } = c.env;
  return SESSION_REFRESH.get(SESSION_REFRESH.idFromName(await digestOf(refreshToken)))
    .refresh(refreshToken)
    .catch((error: unknown) => ({ unavailable: String(error) }));
}

/** The API refuses the token, whatever its expiry says (spec 4): the rest of the request is an anonymous visitor's. */
function logOut(c: AppContext): void {
  c.var.log.warn("session ended by the API");
  endSession(c);
  const { session } = c.var;
  session.loggedIn = false;
  delete session.token;
  delete session.customerUri;
  c.set("ecommerce", ecommerceService(c.env, c.var.configuration));
}

/** Tokens and personal data go; the cart of an anonymous visitor stays his. */
function endSession(c: AppContext): void {
  for (const name of ["jwtTokenRaw", "refreshToken", "customerUri"] as const) clearCookie(c, name);
}

/** A cart token goes into an address of the API: letters, digits, hyphen, underscore, and nothing else. */
const isToken = (value: string) => /^[\w-]{1,128}$/.test(value);

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
