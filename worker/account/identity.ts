import * as z from "zod/mini";
import { safeReturnTo } from "../../shared/links.ts";
import { href } from "../../shared/routes.ts";
import type { AppContext } from "../context.ts";
import { clearCookie, readJsonCookie, writeCookie } from "../session/cookies.ts";

/** Where the provider of identities sends its visitors back to. */
const identityReturn = "/api/session/identity";

/** Seconds that somebody may take at the provider's. */
const longest = 600;

/** Characters of a bot check's token that fit in a cookie beside the rest. */
const longestToken = 2300;

const attemptSchema = z.object({
  /** Ties the answer to this browser: nobody can be logged in by a link that somebody else prepared. */
  state: z.string().check(z.minLength(1)),
  wanted: z.string(),
  botCheckToken: z.string(),
});
export type IdentityAttempt = z.infer<typeof attemptSchema>;

/** The provider's page, for one attempt of this browser; undefined where no provider is configured. */
export function startIdentity(
  c: AppContext,
  { wanted, botCheckToken }: Omit<IdentityAttempt, "state">,
): string | undefined {
  const { identity } = c.var.configuration;
  // A token that is cut short is no token: better none than one that the API refuses.
  if (!identity.url || botCheckToken.length > longestToken) return undefined;
  const attempt = {
    state: crypto.randomUUID(),
    wanted: wanted.length <= 500 ? wanted : href("mon-compte"),
    botCheckToken,
  };
  writeCookie(c, "identity", JSON.stringify(attempt), longest);
  const { origin } = new URL(c.req.url);
  const provider = new URL(identity.url, origin);
  provider.searchParams.set("client_id", identity.clientId);
  provider.searchParams.set("redirect_uri", origin + identityReturn);
  provider.searchParams.set("state", attempt.state);
  return provider.origin === origin ? provider.pathname + provider.search : provider.href;
}

/** The attempt that the provider answers, once; undefined where this browser made none of that state. */
export function takeIdentityAttempt(c: AppContext): IdentityAttempt | undefined {
  const attempt = readJsonCookie(c, "identity", attemptSchema);
  clearCookie(c, "identity");
  if (!attempt || attempt.state !== c.req.query("state")) return undefined;
  return { ...attempt, wanted: safeReturnTo(attempt.wanted, href("mon-compte")) };
}
