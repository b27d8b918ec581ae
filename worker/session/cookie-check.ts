import type { AppContext } from "../context.ts";

export const cookieCheck = "cookies";

/**
 * Marks the page that follows a form from a browser that sent no cookie: only that request shows whether the browser
 * keeps any.
 */
export function withCookieCheck(c: AppContext, to: string): string {
  if (hasCookies(c) || c.req.header("sec-fetch-mode") !== "navigate") return to;
  const [address = "", anchor] = to.split("#", 2);
  const query = `${address.includes("?") ? "&" : "?"}${cookieCheck}=`;
  return address + query + (anchor === undefined ? "" : `#${anchor}`);
}

/** On the page that follows a form, or on the login that this page leads to. */
export function blocksCookies(c: AppContext): boolean {
  const isOwn = c.req.header("sec-fetch-site") === "same-origin";
  return isOwn && !hasCookies(c) && new URL(c.req.url).searchParams.has(cookieCheck);
}

const hasCookies = (c: AppContext) => Boolean(c.req.header("cookie"));
