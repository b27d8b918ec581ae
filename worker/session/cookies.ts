import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type * as z from "zod/mini";
import { parseJson } from "../parse-json.ts";

/** Cleared at logout. The cookie page explains every cookie; keep the two in step. */
export const customerCookies = [
  "jwtTokenRaw",
  "refreshToken",
  "customerUri",
  "cartToken",
  "cartCoupon",
  "newCart-*",
  "checkoutSeen",
  "formDraft",
  "waitingAddress",
  "openOrder",
  "paymentRequest",
  "repeatedOrder",
  "terminationRequest",
  "withdrawalRequest",
  "deletionRequest",
  "stockWords",
  "cardUpdate",
  "sentOrders",
  "trackedOrders",
  "linkedItems",
  "guideAnimal",
  "shownFor",
  "knownSender",
  "addressCountry",
] as const;

export const browserCookies = [
  "endedToken",
  "consent",
  "visitorId",
  "notice",
  "noScript",
  "release",
  "locale",
  "countryAnswered",
  "languageAnswered",
  "closedHeader",
  "visit",
  "sponsorCode",
  "identity",
  "unmeasured",
  "preview",
] as const;

/** `*` stands for a random suffix. */
export type CookieName = (typeof customerCookies | typeof browserCookies)[number];

/** Scripts can read these cookies, so none may hold a token. */
const readByScripts: readonly CookieName[] = ["guideAnimal", "shownFor", "consent", "noScript"];

/** Characters; browsers drop a cookie of more than 4096 bytes including name and attributes. */
export const longestValue = 3900;

export const isSecure = (c: Context) => new URL(c.req.url).protocol === "https:";

/** Uses the `__Host-` prefix over https. An invalid cookie counts as missing. */
export function readCookie(c: Context, name: CookieName): string | undefined {
  const value = isSecure(c) ? getCookie(c, name, "host") : getCookie(c, name);
  return value && value.length <= longestValue ? value : undefined;
}

export function readJsonCookie<T>(c: Context, name: CookieName, schema: z.ZodMiniType<T>): T | undefined {
  return parseJson(readCookie(c, name), schema);
}

export const readCookies = (c: Context, name: CookieName): string[] =>
  cookiesOf(c, name).map(([, value]) => value);

/** A visitor can send thousands of them. */
const mostOfOneName = 8;

function cookiesOf(c: Context, name: CookieName): [name: string, value: string][] {
  const beginning = (isSecure(c) ? "__Host-" : "") + name.replace("*", "");
  return Object.entries(getCookie(c))
    .filter(([one]) => one.startsWith(beginning))
    .slice(0, mostOfOneName);
}

/** @param maxAge seconds; a cookie without maxAge lasts for the browser session */
export function writeCookie(
  c: Context,
  name: CookieName,
  value: string,
  maxAge?: number,
  differing = "",
): void {
  setCookie(c, name.replace("*", differing), value, {
    httpOnly: !readByScripts.includes(name),
    sameSite: "Lax",
    path: "/",
    secure: isSecure(c),
    ...(isSecure(c) ? { prefix: "host" } : {}),
    ...(maxAge === undefined ? {} : { maxAge }),
  });
}

export function clearCookie(c: Context, name: CookieName): void {
  if (name.endsWith("*"))
    for (const [one] of cookiesOf(c, name)) deleteCookie(c, one, { path: "/", secure: isSecure(c) });
  else if (isSecure(c)) deleteCookie(c, `__Host-${name}`, { path: "/", secure: true });
  else deleteCookie(c, name, { path: "/" });
}

export const yearInSeconds = 365 * 24 * 60 * 60;

/** Refuses dots alone, which would traverse an API path. */
export const isCartToken = (value: string): boolean => /^(?!\.+$)[\w~.-]{1,128}$/.test(value);
