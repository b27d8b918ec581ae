import type { Purpose } from "../../shared/consent/consent.ts";
import { storedEntries } from "../../shared/consent/stored-entries.ts";
import type { AppContext, AppRequest } from "../context.ts";
import { type CookieName, clearCookie, readCookie } from "../session/cookies.ts";

export function clearTrackers(c: AppContext, granted: readonly Purpose[]): void {
  for (const name of ownCookies(c, granted)) clearCookie(c, name);
  if (!granted.includes("marketing")) clearServiceCookies(c);
  if (!granted.includes("tags")) clearTagCookies(c);
}

export const hasTraces = (c: AppContext, granted: readonly Purpose[]): boolean =>
  ownCookies(c, granted).length > 0 || (!granted.includes("tags") && tagCookies(c.req).length > 0);

const ownCookies = (c: AppContext, granted: readonly Purpose[]): CookieName[] => [
  ...(!granted.includes("marketing") && readCookie(c, "visitorId") ? ["visitorId" as const] : []),
  ...(granted.includes("tags") ? [] : ofOrders.filter((name) => readCookie(c, name))),
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
function clearTagCookies(c: AppContext): void {
  const domains = ownDomains(new URL(c.req.url).hostname).map((domain) => `Path=/; Domain=${domain}`);
  for (const name of tagCookies(c.req)) {
    for (const place of ["Path=/", ...domains]) expire(c, name, place);
  }
}

const tagCookies = (req: AppRequest): string[] =>
  (req.header("cookie") ?? "")
    .split(/; */)
    .map((pair) => pair.split("=", 1)[0] ?? "")
    .filter((name) => ofTags.test(name));

const expire = (c: AppContext, name: string, place: string) =>
  c.header("Set-Cookie", `${name}=; Max-Age=0; ${place}`, { append: true });

const ofTags = new RegExp(
  `^(${storedEntries.tags
    .filter(({ kind }) => kind === "cookie")
    .map(({ name }) => name.replace("*", "[\\w.-]*"))
    .join("|")})$`,
);

function ownDomains(host: string): string[] {
  const labels = host.split(".");
  if (/^[\d.]+$/.test(host)) return [];
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join("."));
}
