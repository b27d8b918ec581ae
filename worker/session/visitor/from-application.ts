import { getCookie, setCookie } from "hono/cookie";
import type { AppContext } from "../../context.ts";

/** Web views send their header only with the first request, so this sets a cookie. */
export function isFromApplication(c: AppContext): boolean {
  const { header, cookie } = c.var.configuration.webView;
  if (cookie && getCookie(c, cookie)) return true;
  if (!header || !c.req.header(header)) return false;
  if (cookie) {
    const secure = new URL(c.req.url).protocol === "https:";
    setCookie(c, cookie, "1", { httpOnly: true, sameSite: "Lax", path: "/", secure });
  }
  return true;
}
