import * as z from "zod/mini";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { clearCookie, readJsonCookie, writeCookie } from "../session/cookies.ts";

const identityReturn = "/api/session/identity";

/** Seconds to come back from the provider. */
const attemptMaxAge = 600;

/** Characters that fit in the cookie beside the rest. */
const longestToken = 2300;

const attemptSchema = z.object({
  /** Binds the answer to this browser, against login CSRF. */
  state: z.string().check(z.minLength(1)),
  wanted: z.string(),
  botCheckToken: z.string(),
});
export type IdentityAttempt = z.infer<typeof attemptSchema>;

export function startIdentity(
  c: AppContext,
  { wanted, botCheckToken }: Omit<IdentityAttempt, "state">,
): string | undefined {
  const { identity } = c.var.configuration;
  // The API would refuse a truncated token.
  if (!identity.url || botCheckToken.length > longestToken) return undefined;
  const attempt = {
    state: crypto.randomUUID(),
    wanted: wanted.length <= 500 ? wanted : href("mon-compte"),
    botCheckToken,
  };
  writeCookie(c, "identity", JSON.stringify(attempt), attemptMaxAge);
  const { origin } = new URL(c.req.url);
  const provider = new URL(identity.url, origin);
  provider.searchParams.set("client_id", identity.clientId);
  provider.searchParams.set("redirect_uri", origin + identityReturn);
  provider.searchParams.set("state", attempt.state);
  return provider.origin === origin ? provider.pathname + provider.search : provider.href;
}

/** Read once; undefined if `state` does not match. */
export function takeIdentityAttempt(c: AppContext): IdentityAttempt | undefined {
  const attempt = readJsonCookie(c, "identity", attemptSchema);
  clearCookie(c, "identity");
  if (!attempt || attempt.state !== c.req.query("state")) return undefined;
  return { ...attempt, wanted: safeReturnTo(attempt.wanted, href("mon-compte")) };
}
