import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type * as z from "zod/mini";
import { parseJson } from "../parse-json.ts";

/** The specification's names (section 9); the browser's scripts never see them. */
export type CookieName =
  | "jwtTokenRaw"
  | "refreshToken"
  | "cartToken"
  | "customerUri"
  | "endedToken"
  | "notice"
  | "noScript"
  | "locale"
  | "countryAnswered"
  | "checkoutSeen"
  | "checkoutDraft"
  | "visit"
  | "identity";

/**
 * The longest value of ours, as it is sent: browsers drop a cookie of more than 4096 bytes, of which its name and its
 * attributes take some 100. What exceeds it was not set by us.
 */
export const longestValue = 3900;

const isSecure = (c: Context) => new URL(c.req.url).protocol === "https:";

/** Cookies are bound to the host (`__Host-`) wherever the address is https. A bad cookie reads as none. */
export function readCookie(c: Context, name: CookieName): string | undefined {
  const value = isSecure(c) ? getCookie(c, name, "host") : getCookie(c, name);
  return value && value.length <= longestValue ? value : undefined;
}

/** A cookie of JSON. */
export function readJsonCookie<T>(c: Context, name: CookieName, schema: z.ZodMiniType<T>): T | undefined {
  return parseJson(readCookie(c, name), schema);
}

/** @param maxAge seconds; without it the cookie goes with the browser session */
export function writeCookie(c: Context, name: CookieName, value: string, maxAge?: number): void {
  setCookie(c, name, value, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: isSecure(c),
    ...(isSecure(c) ? { prefix: "host" } : {}),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

export function clearCookie(c: Context, name: CookieName): void {
  if (isSecure(c)) deleteCookie(c, `__Host-${name}`, { path: "/", secure: true });
  else deleteCookie(c, name, { path: "/" });
}

/** Cart and session are kept as long as the specification keeps the locale: 365 days. */
export const yearInSeconds = 365 * 24 * 60 * 60;

/** A cart token goes into an address of the API: letters, digits, hyphen, underscore, and nothing else. */
export const isCartToken = (value: string): boolean => /^[\w-]{1,128}$/.test(value);
