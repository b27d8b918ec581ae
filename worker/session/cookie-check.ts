import type { AppContext } from "../context.ts";

export const cookieCheck = "cookies";

/** Only the request after a form shows if the browser refuses cookies, so that page's address is marked. */
export function withCookieCheck(c: AppContext, to: string): string {
  if (hasCookies(c) || c.req.header("sec-fetch-mode") !== "navigate") return to;
  const [address = "", anchor] = to.split("#", 2);
  const query = `${address.includes("?") ? "&" : "?"}${cookieCheck}=`;
  return address + query + (anchor === undefined ? "" : `#${anchor}`);
}

export function blocksCookies(c: AppContext): boolean {
  const isOwn = c.req.header("sec-fetch-site") === "same-origin";
  return isOwn && !hasCookies(c) && new URL(c.req.url).searchParams.has(cookieCheck);
}

const hasCookies = (c: AppContext) => Boolean(c.req.header("cookie"));
