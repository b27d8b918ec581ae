import { type Purpose, receiversOf } from "../../shared/consent/consent.ts";
import { storedEntries } from "../../shared/consent/stored-entries.ts";
import type { AppContext, AppRequest } from "../context.ts";
import { type CookieName, clearCookie, readCookie } from "../session/cookies.ts";

export function clearTrackers(c: AppContext, granted: readonly Purpose[]): void {
  for (const name of ownCookies(c, granted)) clearCookie(c, name);
  if (!granted.includes("marketing")) clearServiceCookies(c);
  clearTagCookies(c, granted);
}

export const hasTraces = (c: AppContext, granted: readonly Purpose[]): boolean =>
  ownCookies(c, granted).length > 0 || tagCookies(c.req, granted).length > 0;

const ownCookies = (c: AppContext, granted: readonly Purpose[]): CookieName[] => [
  ...(!granted.includes("marketing") && readCookie(c, "visitorId") ? ["visitorId" as const] : []),
  ...(receiversOf(granted).includes("tags") ? [] : ofOrders.filter((name) => readCookie(c, name))),
];

const ofOrders = ["trackedOrders", "linkedItems"] as const;

/** These cookies are sent only with the service's path, so they are cleared without being seen. */
function clearServiceCookies(c: AppContext): void {
  const { url, cookies } = c.var.configuration.marketing;
  if (!url.startsWith("/")) return;
  for (const name of cookies) {
    for (const path of ["/", url]) expire(c, name, `Path=${path}`);
  }
}

/** Tags set cookies on the widest possible domain, which a browser does not tell. */
function clearTagCookies(c: AppContext, granted: readonly Purpose[]): void {
  const domains = ownDomains(new URL(c.req.url).hostname).map((domain) => `Path=/; Domain=${domain}`);
  for (const name of tagCookies(c.req, granted)) {
    for (const place of ["Path=/", ...domains]) expire(c, name, place);
  }
}

/** Cookies of tags whose purposes are all denied. */
const tagCookies = (req: AppRequest, granted: readonly Purpose[]): string[] =>
  (req.header("cookie") ?? "")
    .split(/; */)
    .map((pair) => pair.split("=", 1)[0] ?? "")
    .filter((name) => {
      const uses = tagPurposes.filter((purpose) => cookiesOf[purpose].test(name));
      return uses.length > 0 && !uses.some((purpose) => granted.includes(purpose));
    });

const expire = (c: AppContext, name: string, place: string) =>
  c.header("Set-Cookie", `${name}=; Max-Age=0; ${place}`, { append: true });

const tagPurposes = ["measurement", "ads"] as const;

const cookiesOf = { measurement: patternOf("measurement"), ads: patternOf("ads") };

function patternOf(purpose: Purpose): RegExp {
  const names = storedEntries[purpose].filter(({ kind }) => kind === "cookie").map(({ name }) => name);
  return new RegExp(`^(${names.map((name) => name.replace("*", "[\\w.-]*")).join("|")})$`);
}

function ownDomains(host: string): string[] {
  const labels = host.split(".");
  if (/^[\d.]+$/.test(host)) return [];
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join("."));
}
