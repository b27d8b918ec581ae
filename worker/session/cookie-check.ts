import type { AppRequest } from "../context.ts";

export const cookieCheck = "cookies";

/** Only the request after a form shows if the browser refuses cookies, so that page's address is marked. */
export function withCookieCheck(req: AppRequest, to: string): string {
  if (hasCookies(req) || req.header("sec-fetch-mode") !== "navigate") return to;
  const [address = "", anchor] = to.split("#", 2);
  const query = `${address.includes("?") ? "&" : "?"}${cookieCheck}=`;
  return address + query + (anchor === undefined ? "" : `#${anchor}`);
}

export function blocksCookies(req: AppRequest): boolean {
  const isOwn = req.header("sec-fetch-site") === "same-origin";
  return isOwn && !hasCookies(req) && new URL(req.url).searchParams.has(cookieCheck);
}

const hasCookies = (req: AppRequest) => Boolean(req.header("cookie"));
