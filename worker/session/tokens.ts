import type { AppContext } from "../context.ts";
import { type Authentication, customerIdOf, customerUriOf } from "../upstream/ecommerce/customer/customer.ts";
import { clearCookie, readCookie, writeCookie, yearInSeconds } from "./cookies.ts";

export interface Tokens {
  token: string;
  customerId: string;
}

export function saveTokens(
  c: AppContext,
  { token, refreshToken, customerId }: Pick<Authentication, "token" | "refreshToken" | "customerId">,
): Tokens {
  writeCookie(c, "jwtTokenRaw", token, yearInSeconds);
  if (refreshToken === undefined) clearCookie(c, "refreshToken");
  else writeCookie(c, "refreshToken", refreshToken, yearInSeconds);
  writeCookie(c, "customerUri", customerUriOf(customerId), yearInSeconds);
  return { token, customerId };
}

export const readCustomerId = (c: AppContext): string | undefined =>
  customerIdOf(readCookie(c, "customerUri") ?? "");

export function clearTokens(c: AppContext): void {
  for (const name of ["jwtTokenRaw", "refreshToken", "customerUri"] as const) clearCookie(c, name);
}

/** Documents that a browser has fetched ahead are the former customer's. */
export const dropPrefetched = (c: AppContext): void =>
  c.header("Clear-Site-Data", '"prefetchCache", "prerenderCache"');

/** Does not clear cookies, because the browser may already hold the tokens of a newer login. */
export const markEnded = (c: AppContext, token: string): void =>
  writeCookie(c, "endedToken", tailOf(token), yearInSeconds);

export const isSessionEnded = (c: AppContext, token: string): boolean =>
  readCookie(c, "endedToken") === tailOf(token);

export function clearEndedSession(c: AppContext): void {
  const token = readCookie(c, "jwtTokenRaw");
  if (token && isSessionEnded(c, token)) clearTokens(c);
  clearEndedMark(c);
}

/** A new login in the same second may return the same token. */
export function clearEndedMark(c: AppContext): void {
  if (readCookie(c, "endedToken") !== undefined) clearCookie(c, "endedToken");
}

/** Part of the token, of a JWT's signature: identifies the token but cannot be used as one. */
const tailOf = (token: string): string => token.slice(-Math.min(64, Math.ceil(token.length / 2)));
