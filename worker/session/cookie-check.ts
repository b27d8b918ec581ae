import type { AppRequest } from "../context.ts";

export const cookieCheck = "cookies";

/**
 * Only the request after an answer that sets a cookie shows if the browser refuses cookies, so the page that it leads
 * to is marked.
 */
export function withCookieCheck(req: AppRequest, answer: Response): Response {
  const to = answer.headers.get("location");
  if (to === null || !answer.headers.has("set-cookie")) return answer;
  if (hasCookies(req) || req.header("sec-fetch-mode") !== "navigate") return answer;
  const [address = "", anchor] = to.split("#", 2);
  const query = `${address.includes("?") ? "&" : "?"}${cookieCheck}=`;
  answer.headers.set("Location", address + query + (anchor === undefined ? "" : `#${anchor}`));
  return answer;
}

export function blocksCookies(req: AppRequest): boolean {
  const isOwn = req.header("sec-fetch-site") === "same-origin";
  return isOwn && !hasCookies(req) && new URL(req.url).searchParams.has(cookieCheck);
}

const hasCookies = (req: AppRequest) => Boolean(req.header("cookie"));
