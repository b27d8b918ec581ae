import type { Authentication } from "../../shared/customer.ts";
import type { AppContext } from "../context.ts";
import { clearCookie, writeCookie, yearInSeconds } from "./cookies.ts";

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
