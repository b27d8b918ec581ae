import type { AppContext } from "../context.ts";
import type { Authentication } from "../upstream/ecommerce/customer.ts";
import { clearCookie, readCookie, writeCookie, yearInSeconds } from "./cookies.ts";

/** Who is logged in, as the requests of this visitor carry it. */
export interface Tokens {
  token: string;
  customerUri: string;
}

/** Keeps what a login or a refresh answered, out of the reach of scripts. */
export function keepTokens(c: AppContext, { token, refresh_token, customer }: Authentication): Tokens {
  writeCookie(c, "jwtTokenRaw", token, yearInSeconds);
  writeCookie(c, "refreshToken", refresh_token, yearInSeconds);
  writeCookie(c, "customerUri", customer, yearInSeconds);
  return { token, customerUri: customer };
}

/** Tokens and personal data go; the cart of an anonymous visitor stays his. */
export function dropTokens(c: AppContext): void {
  for (const name of ["jwtTokenRaw", "refreshToken", "customerUri"] as const) clearCookie(c, name);
}

/**
 * The API refused this token. It is named, and nothing is cleared: when the answer comes, the browser may hold the tokens of
 * a login made meanwhile, and a cookie cannot be cleared on condition.
 */
export const markEnded = (c: AppContext, token: string): void =>
  writeCookie(c, "endedToken", endOf(token), yearInSeconds);

/** The API refused this very token. */
export const isEnded = (c: AppContext, token: string): boolean =>
  readCookie(c, "endedToken") === endOf(token);

/** The tokens of a session that the API ended go at the login, from where alone there can be new ones. */
export function dropEnded(c: AppContext): void {
  const token = readCookie(c, "jwtTokenRaw");
  if (token && isEnded(c, token)) dropTokens(c);
  forgetEnded(c);
}

/** A login is good, even where its token is the same to the letter: made for the same customer, in the same second. */
export function forgetEnded(c: AppContext): void {
  if (readCookie(c, "endedToken") !== undefined) clearCookie(c, "endedToken");
}

/** Its signature, where it has one: enough to tell it from all others, and no token by itself. */
const endOf = (token: string): string => token.slice(-64);
